// @vitest-environment node
/** Each language says the same things, in its own words, with the same places for names and numbers. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CART_ERROR_CODES } from '../../src/contracts/errors.js'

const ROOT = join(import.meta.dirname, '../../locales')
const BASE = 'de-DE'

const SHOP_LOCALES = ['cs-CZ', 'de-AT', 'de-CH', 'de-DE', 'en', 'fr-CH', 'hu-HU', 'pl-PL', 'sk-SK', 'tr-TR']

/** Longer than this, two languages do not say the same by chance. Words such as „Newsletter“ are shorter. */
const CHANCE = 12

/** The Czech and the Slovak texts state their own minimum age (newsletter specification §5). */
const OWN_FIGURES: Record<string, string[]> = { 'newsletter-sign-up.default.legal': ['cs-CZ', 'sk-SK'] }

const folders = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

const setsOf = (locale: string) =>
  readdirSync(join(ROOT, locale))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3))
    .sort()

/** Texts by their way through the object, such as `default.navigation.close`. */
function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path} is ${String(value)}, no text`)
  return new Map(
    Object.entries(value).flatMap(([key, entry]) => [...flatten(entry, path ? `${path}.${key}` : key)]),
  )
}

const load = async (locale: string, set: string) =>
  flatten({ ...(await import(join(ROOT, locale, `${set}.ts`))) })

/** `{limit:number|number}`; plural lists are each language's own, but it may not have one without a value. */
const placeholders = (text: string) =>
  [
    ...new Set([...text.replace(/\{\{[^}]*\}\}/g, '').matchAll(/\{([^}]+)\}/g)].map((match) => match[1])),
  ].sort()

const pairs = folders.flatMap((locale) => setsOf(locale).map((set) => [locale, set] as const))

test('the ten languages of the shop have all sets of texts', () => {
  for (const locale of SHOP_LOCALES) expect([locale, setsOf(locale)]).toEqual([locale, setsOf(BASE)])
})

test('the support form speaks twelve languages', () => {
  expect(folders.filter((locale) => setsOf(locale).includes('support'))).toHaveLength(12)
})

describe.each(pairs)('%s, %s', (locale, set) => {
  test('says neither more nor less than the German texts', async () => {
    const [texts, german] = await Promise.all([load(locale, set), load(BASE, set)])
    expect([...texts.keys()].sort()).toEqual([...german.keys()].sort())
  })

  test('has the same places for names and numbers', async () => {
    const [texts, german] = await Promise.all([load(locale, set), load(BASE, set)])
    const differing = [...german]
      .filter(([key]) => !OWN_FIGURES[`${set}.${key}`]?.includes(locale))
      .filter(([key, text]) => String(placeholders(text)) !== String(placeholders(texts.get(key) ?? '')))
      .map(([key]) => `${key}: ${texts.get(key)}`)
    expect(differing).toEqual([])
  })

  test('says something everywhere, without stray space', async () => {
    const texts = await load(locale, set)
    expect([...texts].filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([])
  })
})

const foreign = pairs.filter(([locale]) => !locale.startsWith('de-'))
test.each(foreign)('%s, %s: nothing was left in German', async (locale, set) => {
  const [texts, german] = await Promise.all([load(locale, set), load(BASE, set)])
  const untranslated = [...texts].filter(
    ([key, text]) => text.replace(/\{[^}]*\}+/g, '').length > CHANCE && text === german.get(key),
  )
  expect(untranslated).toEqual([])
})

test('Swiss texts are written without ß', async () => {
  for (const set of setsOf('de-CH'))
    expect([...(await load('de-CH', set)).values()].filter((text) => text.includes('ß'))).toEqual([])
})

test.each(SHOP_LOCALES)(
  '%s: each error of the cart has a text for reading and for changing',
  async (locale) => {
    const texts = await load(locale, 'cart')
    for (const kind of ['getErrors', 'setErrors'])
      for (const code of CART_ERROR_CODES) expect(texts.get(`default.${kind}.${code}`)).toMatch(/\p{L}{3}/u)
    for (const code of ['ITEM_LIMIT', 'AVAILABILITY_LIMIT', 'CART_LIMIT'])
      expect(placeholders(texts.get(`default.setErrors.${code}`) ?? '')[0]).toMatch(/^limit/)
  },
)

test('no cart text stands for an error that does not exist', async () => {
  const keys = [...(await load(BASE, 'cart')).keys()].filter((key) => /\.[gs]etErrors\./.test(key))
  expect(keys).toHaveLength(2 * CART_ERROR_CODES.length)
})
