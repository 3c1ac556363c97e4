import { describe, expect, it } from 'vitest'
import { loadFirstTexts, loadRestTexts, locales, localesOf } from '../../src/texts/load-texts.js'

describe('the texts of a language', () => {
  it.each(locales)('can be loaded in %s', async (locale) => {
    expect((await loadRestTexts(locale)).support.title).toMatch(/\p{L}/u)
  })

  it('have a group for each widget, and one for the cart', async () => {
    const { cart, header } = await loadFirstTexts('en')
    const { footer, newsletter } = await loadRestTexts('en')
    expect(header.navigation.home).toBe('Go to the home page')
    expect(footer.countries).toBe('Choose a country')
    expect(newsletter.submit).toBe('Sign up now')
    expect(cart.setErrors.CART_LIMIT).toContain('up to')
  })

  it.each(['xx', ''])('cannot be loaded for the unknown locale "%s"', async (locale) => {
    for (const load of [loadFirstTexts, loadRestTexts])
      await expect(load(locale)).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  })
})

describe('the locales of a widget', () => {
  it('include Danish and Swedish only for the support form', () => {
    for (const widget of ['cart', 'footer', 'header', 'newsletter', 'preview'] as const) {
      expect(localesOf(widget).length).toBeGreaterThanOrEqual(10)
      expect(localesOf(widget)).not.toContain('da-DK')
      expect([...localesOf(widget), 'da-DK', 'sv-SE'].sort()).toEqual([...localesOf('support')].sort())
    }
  })
})
