/** Each language says the same things, in its own words, with the same places for names and numbers. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CART_ERROR_CODES } from '../../src/api/cart.js'
import { NAMES_LIMIT } from '../../src/cart/messages.js'
import { locales, localesOf } from '../../src/texts/load-texts.js'
import { SITES } from '../../src/sites/index.js'
import { flatten } from './support/texts.js'

const ROOT = join(import.meta.dirname, '../../locales')
const BASE = 'de-DE'

/** The files that gather the texts: those of the header and the cart, and the rest. */
const FILES = ['index', 'rest']

/** Texts longer than this are not equal in two languages by chance. Words such as “Newsletter” are shorter. */
const CHANCE = 12

/** The Czech and the Slovak texts state their own minimum age (newsletter specification §5). */
const OWN_FIGURES: Record<string, string[]> = { 'newsletter.default.legal': ['cs-CZ', 'sk-SK'] }

const folders = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

const widgetsOf = (locale: string) =>
  readdirSync(join(ROOT, locale))
    .filter((name) => !FILES.includes(name.replace(/\.ts$/, '')))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort()

const read = async (locale: string, file: string) =>
  (await import(join(ROOT, locale, `${file}.ts`))) as Record<string, object>
const load = async (locale: string, widget: string) => flatten({ ...(await read(locale, widget)) })

/** Names with types, such as `limit:number|number`; plural forms are each language's own. */
const placeholders = (text: string) =>
  [
    ...new Set([...text.replace(/\{\{[^}]*\}\}/g, '').matchAll(/\{([^}]+)\}/g)].map((match) => match[1])),
  ].sort()

const pairs = folders.flatMap((locale) => widgetsOf(locale).map((widget) => [locale, widget] as const))

test('each language of a site, and English, has the texts of all widgets', () => {
  for (const locale of ['en', ...Object.values(SITES).map((site) => site.locale)])
    expect([locale, widgetsOf(locale)]).toEqual([locale, widgetsOf(BASE)])
})

test.each(folders)('%s: its two files gather the texts of all its widgets', async (locale) => {
  const files = FILES.filter((file) => existsSync(join(ROOT, locale, `${file}.ts`)))
  const gathered = await Promise.all(files.map(async (file) => (await read(locale, file))['default']))
  const { cartPage, ...texts } = Object.assign({}, ...gathered) as Record<string, unknown>
  expect(Object.keys(texts).sort()).toEqual(widgetsOf(locale))
  for (const [widget, own] of Object.entries(texts)) expect(own).toBe((await read(locale, widget)).default)
  if ('cart' in texts) expect(cartPage).toBe((await read(locale, 'cart'))['cartPage'])
})

test('each folder of texts can be loaded, by the widgets that have texts in it', () => {
  expect([...locales].sort()).toEqual(folders)
  for (const widget of ['cart', 'footer', 'header', 'newsletter', 'support'] as const)
    expect([...localesOf(widget)].sort()).toEqual(
      folders.filter((locale) => widgetsOf(locale).includes(widget)),
    )
})

describe.each(pairs)('%s, %s', (locale, widget) => {
  test('says neither more nor less than the German texts', async () => {
    const [texts, german] = await Promise.all([load(locale, widget), load(BASE, widget)])
    expect([...texts.keys()].sort()).toEqual([...german.keys()].sort())
  })

  test('has the same places for names and numbers', async () => {
    const [texts, german] = await Promise.all([load(locale, widget), load(BASE, widget)])
    const differing = [...german]
      .filter(([key]) => !OWN_FIGURES[`${widget}.${key}`]?.includes(locale))
      .filter(([key, text]) => String(placeholders(text)) !== String(placeholders(texts.get(key) ?? '')))
      .map(([key]) => `${key}: ${texts.get(key)}`)
    expect(differing).toEqual([])
  })

  test('says something everywhere, without stray space', async () => {
    const texts = await load(locale, widget)
    expect([...texts].filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([])
  })
})

const foreign = pairs.filter(([locale]) => !locale.startsWith('de-'))
test.each(foreign)('%s, %s: nothing was left in German', async (locale, widget) => {
  const [texts, german] = await Promise.all([load(locale, widget), load(BASE, widget)])
  const untranslated = [...texts].filter(
    ([key, text]) => text.replace(/\{[^}]*\}+/g, '').length > CHANCE && text === german.get(key),
  )
  expect(untranslated).toEqual([])
})

test('Swiss texts are written without ß', async () => {
  for (const widget of widgetsOf('de-CH'))
    expect([...(await load('de-CH', widget)).values()].filter((text) => text.includes('ß'))).toEqual([])
})

test.each(localesOf('cart'))(
  '%s: each error of the cart has a text for reading and for changing',
  async (locale) => {
    const texts = await load(locale, 'cart')
    for (const code of CART_ERROR_CODES) {
      const [reading, changing] = ['getErrors', 'setErrors'].map(
        (kind) => texts.get(`default.${kind}.${code}`) ?? '',
      )
      for (const text of [reading!, changing!]) expect(text).toMatch(/\p{L}{3}/u)
      expect(placeholders(reading!)).toEqual([])
      expect(placeholders(changing!)).toEqual(NAMES_LIMIT.includes(code) ? ['limit:number|number'] : [])
    }
  },
)

test.each(localesOf('cart'))(
  '%s: the name of the undo button begins with what is written on it',
  async (locale) => {
    const texts = await load(locale, 'header')
    const [label, name] = ['undo', 'undoItem'].map((key) => texts.get(`default.messages.${key}`))
    expect(name?.startsWith(label!)).toBe(true)
  },
)

test('no cart text stands for an error that does not exist', async () => {
  const keys = [...(await load(BASE, 'cart')).keys()].filter((key) => /\.[gs]etErrors\./.test(key))
  expect(keys).toHaveLength(2 * CART_ERROR_CODES.length)
})
