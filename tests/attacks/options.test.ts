/** Uses every payload as the value and as the name of every option. Interface §1; security rules §2. */
import { describe, expect, it } from 'vitest'
import { commonOptions } from '../../src/options/common.js'
import { describeInvalid } from '../../src/options/invalid.js'
import type { OptionTable } from '../../src/options/kinds.js'
import { parseOptions } from '../../src/options/parse.js'
import { readOptions } from '../../src/options/read.js'
import { createMessageOf } from '../../src/cart/messages.js'
import { createText } from '../../src/texts/text.js'
import { options as footerOptions } from '../../src/widgets/footer/options.js'
import { options as headerOptions } from '../../src/widgets/header/options.js'
import { options as newsletterOptions } from '../../src/widgets/newsletter/options.js'
import { options as supportOptions } from '../../src/widgets/support/options.js'
import cartTexts, { cartPage } from '../../locales/de-DE/cart.js'
import { TEXTS } from './payloads/index.js'
import { JSON_TEXTS } from './payloads/json.js'
import { INHERITED_NAMES } from './payloads/names.js'
import { print } from './support/print.js'
import { guardPrototypes } from './support/prototypes.js'

guardPrototypes()

const TABLES: Record<string, OptionTable<object>> = {
  common: commonOptions(['de-DE', 'en']),
  header: headerOptions,
  footer: footerOptions,
  newsletter: newsletterOptions,
  support: supportOptions,
}
const page = { script: { src: '', dataset: {} }, configured: {} }

/** @returns the parsed options, and the texts of the warnings */
function parse(table: OptionTable<object>, ...sources: object[]) {
  const warnings: string[] = []
  const values: Record<string, unknown> = parseOptions(
    table as OptionTable<Record<string, unknown>>,
    readOptions(page, ...sources),
    {
      locales: ['de-DE', 'en'],
      platform: 'CLASSIC',
      onInvalid: (...invalid) => void warnings.push(describeInvalid(...invalid)),
    },
  )
  return { values, warnings }
}

/** Sets every option of a table to the same value. */
const forAll = (table: object, value: unknown) =>
  Object.fromEntries(Object.keys(table).map((name) => [name, value]))

describe.each(Object.entries(TABLES))('the options: %s', (_name, table) => {
  it('accept any attribute text, or use the default with a short warning', () => {
    for (const payload of TEXTS) {
      const { values, warnings } = parse(table, forAll(table, payload))
      expect(Object.keys(values), print(payload)).toEqual(expect.arrayContaining(Object.keys(table)))
      for (const warning of warnings) expect(warning.length, print(payload)).toBeLessThan(400)
    }
  })

  it('accept any value in a JSON island without an error', () => {
    for (const payload of JSON_TEXTS) {
      const { values } = parse(table, forAll(table, JSON.parse(payload)))
      for (const name of Object.keys(table))
        if (typeof values[name] === 'boolean' || typeof values[name] === 'number')
          expect(Number.isFinite(Number(values[name])), print(payload)).toBe(true)
    }
  })

  it('may have any name', () => {
    for (const name of [...INHERITED_NAMES, ...TEXTS])
      expect(parse(table, { [name]: 'x' }).values, print(name)).toEqual(
        name.replaceAll('-', '').toLowerCase() in forAll(table, '') ? expect.anything() : parse(table).values,
      )
  })
})

describe('an option', () => {
  it('of kind list accepts the texts of an array, and drops its other entries', () => {
    const { values } = parse(headerOptions, {
      promotionIds: ['a', { toString: null }, [['b']], 7, 'c,d', null],
    })
    expect(values['promotionIds']).toEqual(['a', '7', 'c', 'd'])
  })

  it('with an array without a text, or with nested arrays, is invalid or empty', () => {
    const nested = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000)) as unknown
    expect(parse(headerOptions, { promotionIds: nested }).values['promotionIds']).toEqual([])
  })

  it('with texts of the support form ignores inherited keys, which i18n could not read', () => {
    for (const name of INHERITED_NAMES.filter((inherited) => inherited in Object.prototype)) {
      const { texts } = parse(supportOptions, { texts: { title: name, note: 'x' } }).values
      expect(texts, name).toEqual({ note: 'x' })
    }
  })

  it('api-base must be an origin', () => {
    for (const payload of TEXTS) {
      const { apiBase } = parse({}, { apiBase: payload }).values
      if (apiBase !== undefined && URL.canParse(String(apiBase)))
        expect(new URL(String(apiBase)).username, print(payload)).toBe('')
    }
  })
})

describe('a text with inserted values', () => {
  it('inserts them as they are, apart from blanks at the ends', () => {
    const t = createText<{ more: 'More {title:string}' }>('de-DE', { more: 'More {title}' })
    for (const payload of TEXTS)
      expect(t.more({ title: payload }).replace(/\s/g, '')).toBe(`More${payload}`.replace(/\s/g, ''))
  })

  it('of the cart accepts only a number as its limit', () => {
    const messageOf = createMessageOf('de-DE', { ...cartTexts, ...cartPage })
    for (const limit of [0, 1e21, Number.MAX_SAFE_INTEGER, undefined])
      expect(messageOf('setErrors.ITEM_LIMIT', limit)).not.toMatch(/\{|undefined|NaN/)
  })
})
