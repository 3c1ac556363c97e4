import { describe, expect, it, vi } from 'vitest'
import czech, { cartPage as czechPage } from '../../locales/cs-CZ/cart.js'
import austrian, { cartPage as austrianPage } from '../../locales/de-AT/cart.js'
import swiss, { cartPage as swissPage } from '../../locales/de-CH/cart.js'
import german, {
  cartPage as germanPage,
  type CartPageTexts,
  type CartTexts,
} from '../../locales/de-DE/cart.js'
import english, { cartPage as englishPage } from '../../locales/en/cart.js'
import french, { cartPage as frenchPage } from '../../locales/fr-CH/cart.js'
import hungarian, { cartPage as hungarianPage } from '../../locales/hu-HU/cart.js'
import polish, { cartPage as polishPage } from '../../locales/pl-PL/cart.js'
import slovak, { cartPage as slovakPage } from '../../locales/sk-SK/cart.js'
import turkish, { cartPage as turkishPage } from '../../locales/tr-TR/cart.js'
import type { Translation } from '../../locales/translation.js'
import { CART_ERROR_CODES, CART_PAGE_MESSAGES } from '../../src/api/cart.js'
import { NAMES_LIMIT } from '../../src/cart/messages.js'
import { unifySigns } from '../../src/texts/unify-signs.js'
import { settle } from '../support/settle.js'
import { cartOf, createCartPage, openCart } from './page.js'

const LOCALES: Record<string, Translation<CartTexts>> = {
  'de-DE': german,
  'de-AT': austrian,
  'de-CH': swiss,
  'fr-CH': french,
  'cs-CZ': czech,
  'hu-HU': hungarian,
  'pl-PL': polish,
  'sk-SK': slovak,
  'tr-TR': turkish,
  en: english,
}
const PAGES: Record<string, Translation<CartPageTexts>> = {
  'de-DE': germanPage,
  'de-AT': austrianPage,
  'de-CH': swissPage,
  'fr-CH': frenchPage,
  'cs-CZ': czechPage,
  'hu-HU': hungarianPage,
  'pl-PL': polishPage,
  'sk-SK': slovakPage,
  'tr-TR': turkishPage,
  en: englishPage,
}

const refuse = async (
  locale: string,
  loadTexts: () => Promise<Translation<CartTexts>>,
  body: object,
  status = 409,
) => {
  const page = await openCart({}, { locale, loadTexts })
  void page.cart.setArticle({ productId: '42', quantity: 5000 })
  await page.respond(status, body)
  return page
}

describe.each(Object.entries(LOCALES))('the texts in %s', (locale, texts) => {
  it('contain three different messages for the shop’s cart page', () => {
    const { defectiveItemsError, removeWsacError, removeGiftCardError } = PAGES[locale]!
    expect(new Set([defectiveItemsError, removeWsacError, removeGiftCardError]).size).toBe(3)
  })

  it.each(NAMES_LIMIT)('name the limit of %s in the locale’s number format', async (error) => {
    const page = await refuse(locale, async () => texts, { error, limit: 12_345 })
    const { message } = page.cart.state.error!
    expect(message).toContain(unifySigns(new Intl.NumberFormat(locale).format(12_345)))
    expect(message).not.toMatch(/[{}]/)
  })
})

/** A German text, for a limit above 1. */
const withLimit = (text: string, limit: string) =>
  text
    .replace('{{limit:ist|sind}}', 'sind')
    .replace('{{Produkt|Produkte}}', 'Produkte')
    .replace('{limit:number|number}', limit)

describe('messages', () => {
  it('are word for word those of the specification in German, for example for the cart limit', async () => {
    const page = await refuse('de-DE', async () => german, { error: 'CART_LIMIT', limit: 1500 })
    expect(page.cart.state.error!.message).toBe(
      'Sie können leider maximal 1.500 Produkte pro Einkauf erwerben.',
    )
  })

  it.each(CART_ERROR_CODES)('match the service’s code: %s', async (error) => {
    const page = await refuse('de-DE', async () => german, { error, limit: 7 })
    expect(page.cart.state.error).toMatchObject({
      code: error,
      during: 'set',
      message: withLimit(german.setErrors[error], '7'),
    })
  })

  it('are general if the service names no limit', async () => {
    const page = await refuse('de-DE', async () => german, { error: 'ITEM_LIMIT' })
    expect(page.cart.state.error).toMatchObject({ code: 'ITEM_LIMIT', message: german.setErrors.UNKNOWN })
  })

  it.each(CART_ERROR_CODES)(
    'say which gift card action failed: a removal that is refused with %s',
    async (error) => {
      const gift = { productId: 'g', tcm: 'A' }
      const page = createCartPage()
      await page.startWith(cartOf({}, { giftCards: [{ article: { ...gift, quantity: 1 } }] }))
      void page.cart.setGiftCard({ ...gift, set: false })
      await page.respond(409, { error, limit: 7 })
      const ownText = withLimit(german.setErrors[error], '7')
      const isLimit = NAMES_LIMIT.includes(error)
      expect(page.cart.state.error).toMatchObject({
        code: error,
        message: isLimit ? ownText : germanPage.removeGiftCardError,
      })
    },
  )

  it('say that a gift card could not be removed if there is no response, but not if one could not be added', async () => {
    const page = await openCart()
    void page.cart.setGiftCard({ productId: 'g', set: false })
    await page.fail()
    expect(page.cart.state.error!.message).toBe(germanPage.removeGiftCardError)
    void page.cart.setGiftCard({ productId: 'g', set: true })
    await settle()
    await page.puts().at(-1)!.fail()
    expect(page.cart.state.error!.message).toBe(german.setErrors.UNKNOWN)
  })

  it('are in the state, and passed to listeners, with the first error', async () => {
    const page = await openCart()
    const messages: string[] = []
    page.cart.subscribe(({ error }) => error && messages.push(error.message))
    const result = page.cart.setArticle({ productId: '42', quantity: 50 })
    await page.respond(409, { error: 'UNKNOWN' })
    expect(page.cart.state.error!.message).toBe(german.setErrors.UNKNOWN)
    expect(await result).toMatchObject({ error: 'UNKNOWN' })
    expect(new Set(messages)).toEqual(new Set([german.setErrors.UNKNOWN]))
  })

  it('are available if the network fails after the texts were loaded', async () => {
    const loadTexts = vi.fn(async () => german)
    const page = await openCart({}, { loadTexts })
    void page.cart.setArticle({ productId: '42', quantity: 1 })
    await page.fail()
    expect(page.cart.state.error!.message).toBe(german.setErrors.UNKNOWN)
    expect(loadTexts).toHaveBeenCalledTimes(1)
  })

  it('delay an error, but not the cart, while the texts are loading', async () => {
    let arrive = (_texts: CartTexts) => {}
    const page = await refuse('de-DE', () => new Promise((resolve) => (arrive = resolve)), {
      error: 'UNKNOWN',
    })
    expect(page.cart.state).toMatchObject({ itemCount: 0, error: null })
    const messages: Array<string | undefined> = []
    page.cart.subscribe(({ error }) => messages.push(error?.message))
    arrive(german)
    await settle()
    expect(messages).toEqual([german.setErrors.UNKNOWN])
  })

  it('are empty if the texts cannot be loaded, which is reported once', async () => {
    const page = await refuse('de-DE', () => Promise.reject(new Error('offline')), { error: 'UNKNOWN' })
    expect(page.cart.state.error).toMatchObject({ code: 'UNKNOWN', message: '' })
    expect(page.reports).toEqual(['LOAD_FAILED: the texts of the cart'])
  })

  it('are loaded again for the next error if they could not be loaded before', async () => {
    const loadTexts = vi.fn(async () => german).mockRejectedValueOnce(new Error('offline'))
    const page = await refuse('de-DE', loadTexts, { error: 'ITEM_LIMIT', limit: 6 })
    expect(page.cart.state.error!.message).toBe(
      german.setErrors.ITEM_LIMIT.replace('{limit:number|number}', '6'),
    )
  })
})

describe('Shop.cart.message', () => {
  it('returns each text by its name', async () => {
    const { cart } = createCartPage()
    for (const code of CART_ERROR_CODES) {
      expect(await cart.message(`getErrors.${code}`)).toBe(german.getErrors[code])
      const expected = withLimit(german.setErrors[code], '1.500')
      expect(await cart.message(`setErrors.${code}`, { limit: 1500 })).toBe(expected)
    }
    for (const name of CART_PAGE_MESSAGES) expect(await cart.message(name)).toBe(germanPage[name])
  })

  it('returns the general text if a code needs a limit and none is given, as in a result without a limit', async () => {
    const { cart } = createCartPage()
    expect(await cart.message('setErrors.ITEM_LIMIT', { limit: undefined })).toBe(german.setErrors.UNKNOWN)
  })

  it.each([
    ['name', 'ITEM_LIMIT', undefined],
    ['name', 'setErrors', undefined],
    ['name', 'setErrors.constructor', undefined],
    ['name', undefined, undefined],
    ['options.limit', 'setErrors.ITEM_LIMIT', { limit: '5' }],
    ['options.limit', 'setErrors.ITEM_LIMIT', { limit: -1 }],
    ['options', 'setErrors.ITEM_LIMIT', 5],
  ])('names the wrong argument %s: %j, %j', async (field, name, options) => {
    const { cart } = createCartPage()
    await expect(cart.message(name as never, options as never)).rejects.toMatchObject({
      name: 'ShopError',
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining(`"${field}"`),
    })
  })

  it('rejects if the texts cannot be loaded, and loads them again at the next call', async () => {
    const loadTexts = vi.fn(async () => german)
    loadTexts.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    const page = createCartPage({ loadTexts })
    await settle()
    await expect(page.cart.message('removeWsacError')).rejects.toMatchObject({ code: 'LOAD_FAILED' })
    expect(page.reports).toEqual(['LOAD_FAILED: the texts of the cart'])
    expect(await page.cart.message('removeWsacError')).toBe(germanPage.removeWsacError)
  })
})
