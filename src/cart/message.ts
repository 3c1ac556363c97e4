/** The sentence for a failed call. header-search-cart §8. */
import type { CartTexts } from '../../locales/de-DE/cart.js'
import type { CartFailure } from '../contracts/cart.js'

export type MessageOf = (failure: CartFailure, during: 'get' | 'set') => string

/** @returns the text of the code, its limit in the locale's number format */
export const createMessages =
  (locale: string, texts: CartTexts): MessageOf =>
  ({ error, limit }, during) => {
    const messages = texts[`${during}Errors`]
    const message = messages[error]
    if (!message.includes('{')) return message
    // A sentence about a limit says nothing without one.
    return limit === undefined
      ? messages.UNKNOWN
      : message.replace('{limit}', new Intl.NumberFormat(locale).format(limit))
  }
