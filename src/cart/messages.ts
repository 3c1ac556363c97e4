/** The sentences for failed calls. header-search-cart §8. */
import type { CartTexts } from '../../locales/de-DE/cart.js'
import type { Translation } from '../../locales/translation.js'
import type { CartError, CartErrorCode } from '../api/cart.js'
import { createText } from '../i18n/text.js'

export type Failure = Omit<CartError, 'message'>
export type MessageOf = (failure: Failure) => string

const NAMES_LIMIT: readonly CartErrorCode[] = ['ITEM_LIMIT', 'AVAILABILITY_LIMIT', 'CART_LIMIT']

/** @returns gives the text of an error's code, with the limit in the locale's number format */
export function createMessageOf(locale: string, texts: Translation<CartTexts>): MessageOf {
  const t = createText<CartTexts>(locale, texts)
  return ({ code, limit, during }) => {
    if (during === 'get') return t.getErrors[code]()
    // A sentence about a limit says nothing without one.
    if (limit === undefined && NAMES_LIMIT.includes(code)) return t.setErrors.UNKNOWN()
    return t.setErrors[code]({ limit: limit! })
  }
}

export interface Messages {
  /** @returns the error at once if the texts are there, otherwise when they have come or failed */
  describe(failure: Failure): CartError | Promise<CartError>
}

/**
 * Loads the texts at once, so that the first error has its message even if the network is gone by then.
 *
 * @param load      gives the texts of the page's locale; called again at a later error if it failed
 * @param onFailed  called if the texts are needed and cannot be loaded; the message is then empty
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
