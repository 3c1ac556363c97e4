/** The sentence for a failed call. header-search-cart §8. */
import type { CartError } from '../../loader/protocol.js'
import type { CartTexts } from '../../locales/de-DE/cart.js'
import type { Translation } from '../../locales/translation.js'
import { createText } from '../i18n/text.js'

/** The part of an error of the state from which its message is made. */
export type Failure = Omit<CartError, 'message'>
export type MessageOf = (failure: Failure) => string

/** @param texts  in the language of the locale */
export function createMessages(locale: string, texts: Translation<CartTexts>): MessageOf {
  const { getErrors, setErrors } = createText<CartTexts>(locale, texts)
  return ({ code, limit, during }) => {
    if (during === 'get') return getErrors[code]()
    switch (code) {
      case 'ITEM_LIMIT':
      case 'AVAILABILITY_LIMIT':
      case 'CART_LIMIT':
        // A sentence about a limit says nothing without its number.
        return limit === undefined ? setErrors.UNKNOWN() : setErrors[code]({ limit })
      default:
        return setErrors[code]()
    }
  }
}
