/** Texts with values, filled in by typesafe-i18n: arguments, numbers, and the plural forms of each language. */
import { describe, expect, it } from 'vitest'
import type { HeaderTexts } from '../../locales/de-DE/header.js'
import type { SupportTexts } from '../../locales/de-DE/support.js'
import { loadFirstTexts, loadRestTexts, locales, localesOf, type Locale } from '../../src/texts/load-texts.js'
import { createText } from '../../src/texts/text.js'
import { unifySigns } from '../../src/texts/unify-signs.js'

const headers = Object.fromEntries(
  await Promise.all(
    localesOf('header').map(async (locale) => [locale, (await loadFirstTexts(locale)).header] as const),
  ),
)
/** This is not async: the result is a proxy with a function for every name, so `await` would call its `then`. */
const headerTexts = (locale: Locale) => createText<HeaderTexts>(locale, headers[locale]!)

describe('plural forms', () => {
  it.each<[Locale, Record<number, string>]>([
    ['de-DE', { 0: '0 Treuebohnen', 1: '1 Treuebohne', 2: '2 Treuebohnen', 1.5: '1,5 Treuebohnen' }],
    ['en', { 0: '0 loyalty beans', 1: '1 loyalty bean', 2: '2 loyalty beans', 21: '21 loyalty beans' }],
    // In French, 0 and 1.5 take the singular.
    ['fr-CH', { 0: '0 grain de fidélité', 1.5: '1,5 grain de fidélité', 2: '2 grains de fidélité' }],
    [
      'cs-CZ',
      {
        1: '1 věrnostní zrnko',
        2: '2 věrnostní zrnka',
        4: '4 věrnostní zrnka',
        5: '5 věrnostních zrnek',
        22: '22 věrnostních zrnek',
        1.5: '1,5 věrnostního zrnka',
      },
    ],
    [
      'sk-SK',
      {
        1: '1 vernostné zrnko',
        3: '3 vernostné zrnká',
        5: '5 vernostných zrniek',
        22: '22 vernostných zrniek',
        1.5: '1,5 vernostného zrnka',
      },
    ],
    [
      'pl-PL',
      {
        1: '1 ziarenko lojalnościowe',
        2: '2 ziarenka lojalnościowe',
        5: '5 ziarenek lojalnościowych',
        12: '12 ziarenek lojalnościowych',
        22: '22 ziarenka lojalnościowe',
        1.5: '1,5 ziarenka lojalnościowego',
      },
    ],
    ['hu-HU', { 1: '1 hűségbab', 2: '2 hűségbab' }],
    ['tr-TR', { 1: '1 sadakat çekirdeği', 2: '2 sadakat çekirdeği' }],
  ])('%s', (locale, expected) => {
    const { beans } = headerTexts(locale).visitor
    for (const [n, text] of Object.entries(expected)) expect(beans({ n: Number(n) })).toBe(text)
  })

  it.each<[Locale, string, string]>([
    ['da-DK', '1 fil.', '2 filer.'],
    ['sv-SE', '1 bilaga ', '2 bilagor '],
  ])('%s, which only the support form has', async (locale, one, two) => {
    const t = createText<SupportTexts>(locale, (await loadRestTexts(locale)).support)
    expect(t.refusedCount({ name: 'foto.png', count: 1 })).toContain(one)
    expect(t.refusedCount({ name: 'foto.png', count: 2 })).toContain(two)
  })

  it('depend on the last number before them', () => {
    const t = createText<{ both: '{a:number} {{box|boxes}}, {b:number} {{bag|bags}}' }>('en', {
      both: '{a:number} {{box|boxes}}, {b:number} {{bag|bags}}',
    })
    expect(t.both({ a: 1, b: 2 })).toBe('1 box, 2 bags')
  })
})

describe('numbers', () => {
  it.each<[Locale, string]>([
    ['de-DE', '1.234.567 Artikel'],
    ['en', '1,234,567 items'],
    ['cs-CZ', '1\u00a0234\u00a0567 položek'],
    ['tr-TR', '1.234.567 ürün'],
  ])('in %s have the locale’s format', (locale, expected) => {
    expect(headerTexts(locale).navigation.pieces({ n: 1_234_567 })).toBe(expected)
  })

  it.each(localesOf('header'))(
    'in %s have the locale’s format, whether they need a number format or not',
    (locale) => {
      const { pieces } = headerTexts(locale).navigation
      const { format } = new Intl.NumberFormat(locale)
      for (const n of [...Array(1100).keys(), 0.5, 99.5, 12_345])
        expect(pieces({ n })).toContain(unifySigns(format(n)))
    },
  )

  it('have the same spaces and apostrophes in every engine', () => {
    expect(headerTexts('fr-CH').navigation.pieces({ n: 1_234_567 })).toBe('1\u00a0234\u00a0567 articles')
    expect(headerTexts('de-CH').navigation.pieces({ n: 1_234_567 })).toBe('1’234’567 Artikel')
  })

  it('are not formatted unless the text names the formatter', () => {
    const { found } = headerTexts('de-DE').search
    expect(found({ n: 1234 })).toBe('1234 Vorschläge')
  })
})

describe('sizes of files', () => {
  const sizeOf = async (locale: Locale, size: number) =>
    createText<SupportTexts>(locale, (await loadRestTexts(locale)).support).fileSize({ size })

  it.each([
    [0, '0\u00a0kB'],
    [2, '2\u00a0kB'],
    [999, '999\u00a0kB'],
    [1000, '1\u00a0MB'],
    [3400, '3,4\u00a0MB'],
    [5000, '5\u00a0MB'],
    [12_345, '12,3\u00a0MB'],
    [1_234_567, '1.234,5\u00a0MB'],
  ])('of %d kB are written as %s', async (size, text) => expect(await sizeOf('de-DE', size)).toBe(text))

  it('are never rounded up to a limit that they exceed, or above the limit that they keep', async () => {
    expect(await sizeOf('en', 1250)).toBe('1.2\u00a0MB')
    expect(await sizeOf('en', 4999)).toBe('4.9\u00a0MB')
  })

  it.each(locales)('in %s have its unit and decimal sign', async (locale) => {
    const [kilobyte, megabyte] = locale === 'fr-CH' ? ['ko', 'Mo'] : ['kB', 'MB']
    const decimal = ['en', 'de-CH'].includes(locale) ? '.' : ','
    expect(await sizeOf(locale, 900)).toBe(`900\u00a0${kilobyte}`)
    expect(await sizeOf(locale, 3400)).toBe(`3${decimal}4\u00a0${megabyte}`)
  })

  it('are still written in kB by a text of the host page that asks for the number', () => {
    const t = createText<SupportTexts>('de-DE', { fileSize: '{size:number|number} kB' } as never)
    expect(t.fileSize({ size: 5000 })).toBe('5.000 kB')
  })
})

describe('a text', () => {
  it('without arguments stays unchanged', () => {
    expect(headerTexts('de-DE').navigation.home()).toBe('Zur Startseite')
  })

  it('contains a string argument unchanged, even with special characters', () => {
    const { undoItem } = headerTexts('en').messages
    for (const title of ['$&', '{n}', '{title:string}', '<b>', 'a|b', '{{x|y}}'])
      expect(undoItem({ title })).toBe(`Undo: ${title}`)
  })
})

it('a group of texts can be spread into an object that replaces some of them', () => {
  const t = headerTexts('en')
  expect({ ...t.search }.submit()).toBe('Search')
  expect(Object.keys({ ...t.search })).toContain('found')
})
