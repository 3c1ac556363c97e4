/** The sentence for a failed call. header-search-cart §8. */
import type { CartError } from '../../loader/protocol.js'
import type { CartTexts } from '../../locales/de-DE/cart.js'

/** What the state tells of one. */
export type Failure = Omit<CartError, 'message'>
export type MessageOf = (failure: Failure) => string

/** @returns the text of the code, its limit in the locale's number format */
export const createMessages =
  (locale: string, texts: CartTexts): MessageOf =>
  ({ code, limit, during }) => {
    const messages = texts[`${during}Errors`]
    const message = messages[code]
    if (!message.includes('{')) return message
    // A sentence about a limit says nothing without one.
    return limit === undefined
      ? messages.UNKNOWN
      : message.replace('{limit}', new Intl.NumberFormat(locale).format(limit))
  }
