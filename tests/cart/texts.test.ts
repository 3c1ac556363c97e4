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
import { CART_ERROR_CODES } from '../../src/api/cart.js'
import { NAMES_LIMIT } from '../../src/cart/messages.js'
import { settle } from '../support/settle.js'
import { createCartPage } from './page.js'

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
  const page = createCartPage({ locale, loadTexts })
  await page.startWith()
  void page.cart.setArticle({ productId: '42', quantity: 5000 })
  await settle()
  await page.last().answer(status, body)
  return page
}

describe.each(Object.entries(LOCALES))('the texts in %s', (locale, texts) => {
  it('contain a message for each error code, for reading and for changing the cart', () => {
    for (const code of CART_ERROR_CODES) {
      expect(texts.getErrors[code]).toBeTruthy()
      expect(texts.setErrors[code]).toBeTruthy()
      expect(texts.getErrors[code]).not.toContain('{')
      expect(texts.setErrors[code].includes('{limit:number|number}')).toBe(NAMES_LIMIT.includes(code))
    }
  })

  it('contain three different messages for the shop’s cart page', () => {
    const { defectiveItemsError, removeWsacError, removeGiftCardError } = PAGES[locale]!
    expect(new Set([defectiveItemsError, removeWsacError, removeGiftCardError]).size).toBe(3)
  })

  it.each(NAMES_LIMIT)('name the limit of %s in the locale’s number format', async (error) => {
    const page = await refuse(locale, async () => texts, { error, limit: 12_345 })
    const { message } = page.cart.state.error!
    expect(message).toContain(new Intl.NumberFormat(locale).format(12_345))
    expect(message).not.toMatch(/[{}]/)
  })
})

describe('messages', () => {
  it('are word for word those of the specification in German, such as for the cart limit', async () => {
    const page = await refuse('de-DE', async () => german, { error: 'CART_LIMIT', limit: 1500 })
    expect(page.cart.state.error!.message).toBe(
      'Sie können leider maximal 1.500 Produkte pro Einkauf erwerben.',
    )
  })

  it.each(CART_ERROR_CODES)('belong to the service’s code: %s', async (error) => {
    const page = await refuse('de-DE', async () => german, { error, limit: 7 })
    expect(page.cart.state.error).toMatchObject({
      code: error,
      during: 'set',
      message: german.setErrors[error].replace('{limit:number|number}', '7'),
    })
  })

  it('are general if the service names no limit', async () => {
    const page = await refuse('de-DE', async () => german, { error: 'ITEM_LIMIT' })
    expect(page.cart.state.error).toMatchObject({ code: 'ITEM_LIMIT', message: german.setErrors.UNKNOWN })
  })

  it('are already in the state and passed to listeners with the first error', async () => {
    const page = createCartPage()
    await page.startWith()
    const heard: string[] = []
    page.cart.subscribe(({ error }) => error && heard.push(error.message))
    const result = page.cart.setArticle({ productId: '42', quantity: 50 })
    await settle()
    await page.last().answer(409, { error: 'UNKNOWN' })
    expect(page.cart.state.error!.message).toBe(german.setErrors.UNKNOWN)
    expect(await result).toMatchObject({ error: 'UNKNOWN' })
    expect(new Set(heard)).toEqual(new Set([german.setErrors.UNKNOWN]))
  })

  it('are available if the network fails after the texts were loaded', async () => {
    const loadTexts = vi.fn(async () => german)
    const page = createCartPage({ loadTexts })
    await page.startWith()
    void page.cart.setArticle({ productId: '42', quantity: 1 })
    await settle()
    await page.last().fail()
    expect(page.cart.state.error!.message).toBe(german.setErrors.UNKNOWN)
    expect(loadTexts).toHaveBeenCalledTimes(1)
  })

  it('delay an error, but not the cart, while the texts are loading', async () => {
    let arrive = (_texts: CartTexts) => {}
    const page = await refuse('de-DE', () => new Promise((resolve) => (arrive = resolve)), {
      error: 'UNKNOWN',
    })
    expect(page.cart.state).toMatchObject({ itemCount: 0, error: null })
    const heard: Array<string | undefined> = []
    page.cart.subscribe(({ error }) => heard.push(error?.message))
    arrive(german)
    await settle()
    expect(heard).toEqual([german.setErrors.UNKNOWN])
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
