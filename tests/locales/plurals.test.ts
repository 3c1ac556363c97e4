/** Texts with a number have the right form for 1, 2 and 5, in each language that has such forms. */
import { describe, expect, test } from 'vitest'
import type { CartTexts } from '../../locales/de-DE/cart.js'
import type { SupportTexts } from '../../locales/de-DE/support.js'
import { loadFirstTexts, loadRestTexts, locales, type Locale } from '../../src/texts/load-texts.js'
import { createText } from '../../src/texts/text.js'
import { loadAllTexts } from './support/texts.js'

const COUNTS = [1, 2, 5]

type Forms = [one: string, two: string, five: string]

const cartTexts = async (locale: Locale) => {
  const { cart } = await loadFirstTexts(locale)
  return { t: createText<CartTexts>(locale, cart) }
}
const supportTexts = async (locale: Locale) => {
  const { support } = await loadRestTexts(locale)
  return { t: createText<SupportTexts>(locale, support) }
}

describe('so many pieces are left', () => {
  test.each<[Locale, Forms]>([
    [
      'de-DE',
      [
        'Von diesem Artikel ist leider nur noch 1 Stück verfügbar.',
        'Von diesem Artikel sind leider nur noch 2 Stück verfügbar.',
        'Von diesem Artikel sind leider nur noch 5 Stück verfügbar.',
      ],
    ],
    [
      'fr-CH',
      [
        'Il ne reste plus que 1 exemplaire de cet article en stock.',
        'Il ne reste plus que 2 exemplaires de cet article en stock.',
        'Il ne reste plus que 5 exemplaires de cet article en stock.',
      ],
    ],
    [
      'cs-CZ',
      [
        'K dispozici je už jen 1 ks tohoto zboží.',
        'K dispozici jsou už jen 2 ks tohoto zboží.',
        'K dispozici je už jen 5 ks tohoto zboží.',
      ],
    ],
    [
      'sk-SK',
      [
        'Z tohto tovaru je k dispozícii už len 1 ks.',
        'Z tohto tovaru sú k dispozícii už len 2 ks.',
        'Z tohto tovaru je k dispozícii už len 5 ks.',
      ],
    ],
    [
      'pl-PL',
      [
        'Tego produktu została już tylko 1 szt.',
        'Tego produktu zostały już tylko 2 szt.',
        'Tego produktu zostało już tylko 5 szt.',
      ],
    ],
  ])('%s', async (locale, expected) => {
    const { t } = await cartTexts(locale)
    expect(COUNTS.map((limit) => t.setErrors.AVAILABILITY_LIMIT({ limit }))).toEqual(expected)
  })
})

describe('a purchase may have so many products', () => {
  test.each<[Locale, Forms]>([
    ['fr-CH', ['1 produit par', '2 produits par', '5 produits par']],
    ['cs-CZ', ['nejvýše 1 výrobek.', 'nejvýše 2 výrobky.', 'nejvýše 5 výrobků.']],
    ['sk-SK', ['najviac 1 výrobok.', 'najviac 2 výrobky.', 'najviac 5 výrobkov.']],
    ['pl-PL', ['maksymalnie 1 produkt.', 'maksymalnie 2 produkty.', 'maksymalnie 5 produktów.']],
    ['en', ['up to 1 product per', 'up to 2 products per', 'up to 5 products per']],
    ['de-DE', ['maximal 1 Produkt pro', 'maximal 2 Produkte pro', 'maximal 5 Produkte pro']],
  ])('%s', async (locale, expected) => {
    const { t } = await cartTexts(locale)
    for (const [index, limit] of COUNTS.entries())
      expect(t.setErrors.CART_LIMIT({ limit })).toContain(expected[index])
  })
})

test('fr-CH: a purchase may have so many pieces of an item', async () => {
  const { t } = await cartTexts('fr-CH')
  const texts = COUNTS.map((limit) => t.setErrors.ITEM_LIMIT({ limit }))
  for (const [index, words] of ['1 exemplaire de', '2 exemplaires de', '5 exemplaires de'].entries())
    expect(texts[index]).toContain(words)
})

describe('so many files may be attached', () => {
  test.each<[Locale, Forms]>([
    [
      'de-DE',
      ['höchstens 1\u00a0Datei, bis', 'höchstens 2\u00a0Dateien, bis', 'höchstens 5\u00a0Dateien, bis'],
    ],
    ['fr-CH', ['1\u00a0fichier, ', '2\u00a0fichiers, ', '5\u00a0fichiers, ']],
    ['cs-CZ', ['nejvýše 1\u00a0soubor, ', 'nejvýše 2\u00a0soubory, ', 'nejvýše 5\u00a0souborů, ']],
    ['sk-SK', ['najviac 1\u00a0súbor, ', 'najviac 2\u00a0súbory, ', 'najviac 5\u00a0súborov, ']],
    ['pl-PL', ['maksymalnie 1\u00a0plik, ', 'maksymalnie 2\u00a0pliki, ', 'maksymalnie 5\u00a0plików, ']],
    ['en', ['up to 1\u00a0file, ', 'up to 2\u00a0files, ', 'up to 5\u00a0files, ']],
    ['da-DK', ['højst 1\u00a0fil, ', 'højst 2\u00a0filer, ', 'højst 5\u00a0filer, ']],
    ['sv-SE', ['högst 1\u00a0fil, ', 'högst 2\u00a0filer, ', 'högst 5\u00a0filer, ']],
  ])('%s', async (locale, expected) => {
    const { t } = await supportTexts(locale)
    for (const [index, count] of COUNTS.entries())
      expect(t.filesHint({ count, size: 5000 })).toContain(expected[index])
  })

  test.each<[Locale, one: string, more: string]>([
    ['de-DE', 'Datei auswählen oder hierher ziehen', 'Dateien auswählen oder hierher ziehen'],
    ['fr-CH', 'Choisir un fichier ou le déposer ici', 'Choisir des fichiers ou les déposer ici'],
    ['cs-CZ', 'Vybrat soubor nebo jej přetáhněte sem', 'Vybrat soubory nebo je přetáhněte sem'],
    ['sk-SK', 'Vybrať súbor alebo ho presuňte sem', 'Vybrať súbory alebo ich presuňte sem'],
    ['pl-PL', 'Wybierz plik lub upuść go tutaj', 'Wybierz pliki lub upuść je tutaj'],
    ['en', 'Choose a file or drop it here', 'Choose files or drop them here'],
    ['da-DK', 'Vælg fil eller træk den hertil', 'Vælg filer eller træk dem hertil'],
    ['sv-SE', 'Välj fil eller dra den hit', 'Välj filer eller dra dem hit'],
  ])('%s: the zone for files invites to choose as many', async (locale, one, more) => {
    const { t } = await supportTexts(locale)
    const zone = (count: number) => `${t.chooseFiles({ count })} ${t.dropFiles({ count })}`
    expect([1, 2, 3, 5].map(zone)).toEqual([one, more, more, more])
  })

  test('de-DE: the verb has the form of the number that follows it', async () => {
    const { t } = await supportTexts('de-DE')
    const refusal = (count: number) => t.refusedCount({ name: 'foto.png', count })
    expect(refusal(1)).toBe('foto.png wurde abgelehnt: Es ist höchstens 1 Anhang möglich.')
    expect(refusal(3)).toBe('foto.png wurde abgelehnt: Es sind höchstens 3 Anhänge möglich.')
  })
})

test.each(['fr-CH', 'da-DK'] as const)('%s: so many characters are left or too many', async (locale) => {
  const { t } = await supportTexts(locale)
  const expected = {
    'fr-CH': ['1 caractère restant', '2 caractères restants', '1 caractère en trop', '2 caractères en trop'],
    'da-DK': ['1 tegn tilbage', '2 tegn tilbage', '1 tegn for meget', '2 tegn for mange'],
  }[locale]
  expect([t.left({ left: 1 }), t.left({ left: 2 }), t.over({ over: 1 }), t.over({ over: 2 })]).toEqual(
    expected,
  )
})

/** One form for each of zero, one, two, few, many and other. With fewer, the library has none for few and many. */
const ALL_FORMS = 6

const hasFew = (locale: Locale) =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.includes('few')

test.each(locales.filter(hasFew))('%s: no text lacks the forms for 2 and for 5', async (locale) => {
  const plurals = [...(await loadAllTexts(locale))].flatMap(([path, text]) =>
    [...text.matchAll(/\{\{(?:\w+:)?([^}]*)\}\}/g)].map(([, forms = '']) => ({
      path,
      forms: forms.split('|'),
    })),
  )
  expect(plurals.length).toBeGreaterThan(0)
  expect(plurals.filter(({ forms }) => forms.length !== ALL_FORMS)).toEqual([])
})

/**
 * Keyed by language: words and units after a number that stay the same for every number. In Hungarian and Turkish, all words
 * do, and in French none.
 */
const SAME_FOR_ALL: Record<string, RegExp> = {
  de: /^(Stück|Zeichen|Artikel)\b/,
  en: /^(of|loyalty)\b/,
  cs: /^ks\b/,
  sk: /^ks\b/,
  pl: /^szt\./,
  da: /^tegn\b/,
  sv: /^tecken\b/,
  hu: /^/,
  tr: /^/,
  fr: /^(?!)/,
}
/** The minimum age is 16 or 18. */
const NEVER_ONE = /\{age:/
const NUMBER = /\{\w+:number(?:\|number)?\}/g

const languageOf = (locale: string) => locale.split('-')[0]!

test.each(locales.filter((locale) => languageOf(locale) in SAME_FOR_ALL))(
  '%s: no word after a number stays in the plural at 1',
  async (locale) => {
    const same = SAME_FOR_ALL[languageOf(locale)]!
    const wrong = [...(await loadAllTexts(locale))].filter(([, text]) =>
      [...text.matchAll(NUMBER)].some((match) => {
        const after = text.slice(match.index + match[0].length).trimStart()
        return !NEVER_ONE.test(match[0]) && /^\p{L}/u.test(after) && !same.test(after)
      }),
    )
    expect(wrong).toEqual([])
  },
)
