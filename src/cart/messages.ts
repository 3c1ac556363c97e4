/** The error messages of the cart, in the page's locale. header-search-cart §8. */
import type { CartTexts } from '../../locales/de-DE/cart.js'
import type { Translation } from '../../locales/translation.js'
import type { CartError, CartErrorCode } from '../api/cart.js'
import { createText } from '../i18n/text.js'

export type Failure = Omit<CartError, 'message'>
export type MessageOf = (failure: Failure) => string

/** The codes whose message contains the limit. */
export const NAMES_LIMIT: readonly CartErrorCode[] = ['ITEM_LIMIT', 'AVAILABILITY_LIMIT', 'CART_LIMIT']

/** @returns a function that returns an error's message, with the limit in the locale's number format */
export function createMessageOf(locale: string, texts: Translation<CartTexts>): MessageOf {
  const t = createText<CartTexts>(locale, texts)
  return ({ code, limit, during }) => {
    if (during === 'get') return t.getErrors[code]()
    // Without the limit, the message would have a gap.
    if (limit === undefined && NAMES_LIMIT.includes(code)) return t.setErrors.UNKNOWN()
    return t.setErrors[code]({ limit: limit! })
  }
}

export interface Messages {
  /** @returns the error at once if the texts are loaded, otherwise a promise that waits for them and never rejects */
  describe(failure: Failure): CartError | Promise<CartError>
}

/**
 * Loads the texts at once, so that the first error has a message even if the network has failed by then.
 *
 * @param load      loads the texts of the page's locale; called again at the next error if it failed
 * @param onFailed  called if an error needs the texts and they cannot be loaded; its message is then empty
 */
export function createMessages(load: () => Promise<MessageOf>, onFailed: () => void): Messages {
  let messageOf: MessageOf | undefined
  let loading: Promise<void> | undefined
  const start = () =>
    (loading ??= load().then(
      (loaded) => {
        messageOf = loaded
      },
      () => {
        loading = undefined
      },
    ))
  const withMessage = (failure: Failure): CartError => ({
    ...failure,
    message: messageOf?.(failure) ?? '',
  })
  void start()
  return {
    describe(failure) {
      if (messageOf) return withMessage(failure)
      return start().then(() => {
        if (!messageOf) onFailed()
        return withMessage(failure)
      })
    },
  }
}
