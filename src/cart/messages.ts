/** The cart texts in the page's locale: error messages, and the texts that `Shop.cart.message` returns. */
import type { CartPageTexts, CartTexts } from '../../locales/de-DE/cart.js'
import type { Translation } from '../../locales/translation.js'
import type { CartError, CartErrorCode, CartMessageName } from '../api/cart.js'
import { createShopError } from '../host/errors.js'
import type { Host } from '../host/host.js'
import { loadOnce } from '../page/load-once.js'
import { loadFirstTexts } from '../texts/load-texts.js'
import { createText } from '../texts/text.js'

export type Failure = Omit<CartError, 'message'>
export type MessageOf = (name: CartMessageName, limit?: number) => string

type Texts = CartTexts & CartPageTexts

/** The codes whose message contains the limit. */
export const NAMES_LIMIT: readonly CartErrorCode[] = ['ITEM_LIMIT', 'AVAILABILITY_LIMIT', 'CART_LIMIT']

const nameOf = ({ during, code }: Failure): CartMessageName => `${during}Errors.${code}`

/** @returns a function that returns a text, with the limit in the locale's number format */
export function createMessageOf(locale: string, texts: Translation<Texts>): MessageOf {
  const t = createText<Texts>(locale, texts)
  return (name, limit) => {
    if (name === 'defectiveItemsError' || name === 'removeWsacError' || name === 'removeGiftCardError')
      return t[name]()
    const [group, code] = name.split('.') as ['getErrors' | 'setErrors', CartErrorCode]
    if (group === 'getErrors') return t.getErrors[code]()
    // The message would have a gap without the limit.
    if (limit === undefined && NAMES_LIMIT.includes(code)) return t.setErrors.UNKNOWN()
    return t.setErrors[code]({ limit: limit! })
  }
}

export interface Messages {
  /**
   * @param name  the text's name, if it differs from the one for the failure's code
   * @returns the error at once if the texts are loaded, otherwise a promise that waits for them and never rejects
   */
  describe(failure: Failure, name?: CartMessageName): CartError | Promise<CartError>
  /** @throws {ShopError} LOAD_FAILED */
  text(name: CartMessageName, limit?: number): Promise<string>
}

/**
 * Loads the texts at once, so that the first error has a message even if the network fails later.
 *
 * @param load      loads the texts of the page's locale; called again at the next error if it failed
 * @param onFailed  called if a text is needed and cannot be loaded; the error then has an empty message
 */
export function createMessages(load: () => Promise<MessageOf>, onFailed: () => void): Messages {
  const texts = loadOnce(load)
  texts.load().catch(() => {
    // Nothing needs them yet.
  })
  return {
    describe(failure, name = nameOf(failure)) {
      const withMessage = (messageOf: MessageOf): CartError => ({
        ...failure,
        message: messageOf(name, failure.limit),
      })
      const messageOf = texts.current()
      if (messageOf) return withMessage(messageOf)
      return texts.load().then(withMessage, () => {
        onFailed()
        return { ...failure, message: '' }
      })
    },
    text: (name, limit) =>
      texts.run(
        (messageOf) => messageOf(name, limit),
        () => {
          onFailed()
          throw createShopError('LOAD_FAILED', 'Shop.cart.message: the texts could not be loaded')
        },
      ),
  }
}

/** The messages in the language of a page. @param host  reports texts that cannot be loaded */
export const messagesIn = (locale: string, host: Pick<Host, 'report'>): Messages =>
  createMessages(
    async () => {
      const { cart, cartPage } = await loadFirstTexts(locale)
      return createMessageOf(locale, { ...cart, ...cartPage })
    },
    () => host.report('LOAD_FAILED', `the texts of the cart in ${locale}`),
  )
