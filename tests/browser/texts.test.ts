/** With the CDN's files, the widgets show their texts in each language. */
import type { LanguageTexts } from '../../locales/translation.js'
import { expect, SCRIPT, test } from './support/fixtures.js'
import { onlyLongUnless } from './support/long.js'
import { inWidget, part as partOf } from './support/parts.js'

const LOCALES = { DE: 'de-DE', CH_FR: 'fr-CH', CZ: 'cs-CZ', HU: 'hu-HU', PL: 'pl-PL', TR: 'tr-TR', AT: 'en' }

const readFile = async (locale: string, file: 'index' | 'rest') =>
  ((await import(`../../locales/${locale}/${file}.ts`)) as { default: object }).default
const read = async (locale: string) =>
  ({ ...(await readFile(locale, 'index')), ...(await readFile(locale, 'rest')) }) as LanguageTexts

const WIDGETS = ['header', 'newsletter', 'footer']
  .map((name) => `<div data-shop-widget="${name}" data-platform="CLASSIC"></div>`)
  .join('')

for (const [site, locale] of Object.entries(LOCALES))
  test(
    `${locale}: the widgets show their texts in this language`,
    onlyLongUnless(site === 'HU'),
    async ({ page, openPage }) => {
      const { header, newsletter, footer } = await read(locale)
      const part = (name: string) => partOf(page, name).first()
      const form = (name: string) => inWidget('newsletter').part(page, name).first()

      await page.setViewportSize({ width: 1400, height: 900 })
      await openPage(WIDGETS, { script: SCRIPT.replace('"DE"', `"${site}" data-locale="${locale}"`) })

      const { navigation, promotions, search } = header
      await expect(part('logo')).toHaveAttribute('aria-label', new RegExp(`: ${navigation.home}$`))
      await expect(part('nav')).toHaveAttribute('aria-label', navigation.main)
      await expect(part('user')).toHaveText(navigation.account)
      await expect(part('cart')).toContainText(navigation.cart)
      await expect(part('search-input')).toHaveAttribute('placeholder', search.placeholder)
      await expect(part('search-submit')).toHaveAttribute('aria-label', search.submit)
      await expect(part('benefits')).toHaveAttribute('aria-label', promotions.benefits)
      await expect(part('benefits')).toContainText(promotions.newsletter)

      await part('search-input').fill('kaffee')
      await expect(part('search-clear')).toHaveAttribute('aria-label', search.clear)

      await expect(form('title')).toHaveText(newsletter.title)
      await expect(form('discount-bubble')).toHaveText(`${newsletter.discount} ${newsletter.voucher}`)
      await expect(form('legal-toggle')).toHaveText(newsletter.legalToggle)
      await expect(form('submit')).toHaveText(newsletter.submit)

      await expect(part('country-switcher')).toHaveAttribute('aria-label', footer.countries)
      await expect(page.getByRole('navigation', { name: footer.legal, exact: true })).toBeAttached()
      await expect(part('social-link')).toHaveAttribute('title', footer.newTab)
    },
  )
