/** The CDN build fills texts in by a twin of typesafe-i18n: on every text of every language both must agree. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { i18nObject as original } from 'typesafe-i18n'
import { readTextNames, toList } from '../../src/build/text-lists.mjs'
import { i18nObject as twin } from '../../src/build/typesafe-i18n.js'

const SETS = readdirSync('locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: locale }) =>
    readdirSync(`locales/${locale}`).map((file) => ({ locale, set: file.replace(/\.ts$/, '') })),
  )

/** Around the borders of the plural forms of all our languages. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 11, 12, 21, 22, 25, 100, 101, 102, 1000, 1234567, 1.5]

type Functions = { [key: string]: Functions & ((values: object) => string) }
type Texts = { [key: string]: string | Texts }

const namesIn = (text: string) =>
  [...text.matchAll(/\{([a-zA-Z]\w*)/g)]
    .map(([, name]) => name!)
    .filter((name, at, all) => all.indexOf(name) === at)

function compare(texts: Texts, ours: Functions, theirs: Functions, path: string) {
  for (const [key, text] of Object.entries(texts))
    if (typeof text !== 'string') compare(text, ours[key]!, theirs[key]!, `${path}.${key}`)
    else
      for (const number of text.includes('{') ? NUMBERS : [0]) {
        const values = Object.fromEntries(namesIn(text).map((name) => [name, number]))
        expect(ours[key]!(values), `${path}.${key} with ${number}`).toBe(theirs[key]!(values))
      }
}

const formattersOf = (locale: string) => ({
  number: (value: number) => new Intl.NumberFormat(locale).format(value),
})
const both = (locale: string, texts: Texts) => ({
  ours: twin(locale, texts, formattersOf(locale)) as Functions,
  theirs: original(locale, texts as never, formattersOf(locale) as never) as unknown as Functions,
})

const listed: Record<string, string[]> = await readTextNames('.')

describe('the twin of typesafe-i18n', () => {
  it.each(SETS)('says what the library says: $locale $set', async ({ locale, set }) => {
    const { default: named } = (await import(`../../locales/${locale}/${set}.ts`)) as { default: Texts }
    const names = listed[set]
    // As the CDN has it: some sets are lists.
    const texts = names ? { ...toList(named, names, set) } : named
    const { theirs } = both(locale, texts)
    const { ours } = both(locale, names ? (Object.values(texts) as never) : texts)
    compare(texts, ours, theirs, `${locale}/${set}`)
  })

  it.each(['de-DE', 'fr-CH', 'cs-CZ', 'pl-PL', 'hu-HU', 'tr-TR', 'en'])(
    'chooses the plural form that the library chooses: %s',
    (locale) => {
      const texts = {
        two: '{n:number} {{piece|pieces}}',
        six: '{n:number} {{|one|two|few|many|other}}',
        formatted: '{n:number|number} {{piece|pieces}}',
        twice: '{n:number} {{is|are}} {n} {{piece|pieces}}',
      }
      const { ours, theirs } = both(locale, texts)
      for (const name of Object.keys(texts))
        for (const n of NUMBERS) expect(ours[name]!({ n }), `${name} with ${n}`).toBe(theirs[name]!({ n }))
    },
  )

  it('puts a visitor’s text in as it is, whatever signs it holds', () => {
    const { ours, theirs } = both('de-DE', { hello: 'Hallo {name:string}!' })
    for (const name of ['$&', '{n}', '<b>', 'a|b', '{{x|y}}'])
      expect(ours.hello!({ name })).toBe(theirs.hello!({ name }))
  })
})
