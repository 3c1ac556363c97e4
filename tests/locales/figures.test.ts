/** The figures of the specification are in the texts, and are the same in each language. */
import { describe, expect, it, test } from 'vitest'
import { SITES } from '../../src/sites/index.js'
import { loadFirstTexts, loadRestTexts, locales, localesOf } from '../../src/texts/load-texts.js'
import { flatten } from './support/texts.js'

/** The Czech and the Slovak texts state their own minimum age. newsletter-footer-preview-support §5. */
const OWN_FIGURES = /^(?:cs-CZ|sk-SK) newsletter\.legal$/
/** The numbers of a text, without those that are filled in. Some languages write 89,000 and others 89k. */
const figuresOf = (text: string) => {
  const written = text.replace(/\{[^}]*\}+/g, '').replace(/89[.’\u00a0]000/, '89')
  return (written.match(/\d+/g) ?? []).toSorted()
}

const textsOf = async (locale: string) =>
  flatten({
    ...(localesOf('header').some((known) => known === locale) && (await loadFirstTexts(locale))),
    ...(await loadRestTexts(locale)),
  })
const german = await textsOf('de-DE')

it.each<[string, string[]]>([
  ['header.promotions.newsletter', ['10']],
  ['header.promotions.pickup', ['550']],
  ['header.promotions.months', ['3']],
  ['header.promotions.days', ['30']],
  ['header.promotions.rating', ['5', '89']],
  ['newsletter.title', ['10']],
  ['newsletter.discount', ['10']],
  ['newsletter.voucherNote', ['1', '10']],
  ['newsletter.legal', ['2']],
  ['newsletter.legalUnconfirmed', ['14']],
  ['newsletter.errors.emailTooLong', ['256']],
  ['newsletter.errors.nameTooLong', ['40']],
])('%s has the figures %j', (path, figures) => expect(figuresOf(german.get(path)!)).toEqual(figures))

it.each(locales)('in %s, each text has the figures of the German one', async (locale) => {
  const differing = [...(await textsOf(locale))].filter(
    ([path, text]) =>
      !OWN_FIGURES.test(`${locale} ${path}`) &&
      String(figuresOf(text)) !== String(figuresOf(german.get(path)!)),
  )
  expect(differing).toEqual([])
})

describe('shipping is free from the amount of the specification', () => {
  test.each([
    ['DE', '20\u00a0EUR'],
    ['AT', '20\u00a0EUR'],
    ['CH', '30\u00a0CHF'],
    ['CH_FR', '30\u00a0CHF'],
    ['CZ', '999\u00a0Kč'],
    ['HU', undefined],
    ['PL', undefined],
    ['SK', '40\u00a0€'],
    ['TR', '175\u00a0TL'],
  ] as const)('%s', (site, amount) => {
    const { benefits } = SITES[site]
    expect(benefits.freeShippingFrom ?? benefits.freeCoffeeShippingFrom).toBe(amount)
  })
})
