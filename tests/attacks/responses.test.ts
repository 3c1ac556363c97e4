/** Puts every payload into every field of every response. Security rules §2. */
import { describe, expect, it } from 'vitest'
import { checkJson } from '../../src/host/json.js'
import { TEXTS } from './payloads/index.js'
import { findServiceSchemas } from '../support/service-schemas.js'
import { JSON_TEXTS, NO_JSON } from './payloads/json.js'
import { INHERITED_NAMES } from './payloads/names.js'
import { BIDI, COMBINING } from './payloads/unicode.js'
import { RESPONSES } from './support/responses.js'
import { leavesOf, pathsOf, valueAt, withValue } from './support/fields.js'
import { print } from './support/print.js'
import { guardPrototypes } from './support/prototypes.js'

guardPrototypes()

/** Schemas that are parts of others, or that keep the raw value for another schema. */
const PARTS = [
  'shallowNode',
  'shallowList',
  'navigationTeaser',
  'anyTeaser',
  'navigationNode',
  'rawFooterContent',
  'footerContent',
]
/** Schemas that only the teams of the services use. */
const READ_BY_NO_WIDGET = ['cartChange', 'footerResponse', 'supportRequest']

/** All objects and lists in a value. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []

/** Long payloads go into the outer fields only, which takes less time and finds the same problems. */
const SHORT_JSON_TEXTS = JSON_TEXTS.filter(({ length }) => length < 1000)

/** A copy of a value with the payload in each of its texts. */
const inEachText = (value: unknown, payload: string) =>
  leavesOf(value)
    .filter((path) => typeof valueAt(value, path) === 'string')
    .reduce((changed, path) => withValue(changed, path, payload), value)

/** The problems of a parsed value: changed prototypes, and keys that change one. */
const problemsOf = (parsed: unknown): unknown[] =>
  objectsIn(parsed).filter(
    (object) =>
      ![null, Object.prototype, Array.prototype].includes(Object.getPrototypeOf(object)) ||
      ['__proto__', 'constructor', 'prototype'].some((key) => Object.hasOwn(object, key)),
  )

function expectPlainObjects(parsed: unknown, payload: string) {
  // Without a problem, `expect` is not called: there are a million of these checks.
  const problems = problemsOf(parsed)
  if (problems.length > 0) expect(problems, print(payload)).toEqual([])
  if ('polluted' in {}) expect.fail(`polluted by ${print(payload)}`)
}

it('each schema has a sample response', async () => {
  const names = (await findServiceSchemas()).filter(({ key }) => key === undefined).map(({ name }) => name)
  const needed = names.filter((name) => ![...PARTS, ...READ_BY_NO_WIDGET].includes(name))
  expect([...new Set(needed)].sort()).toEqual(
    Object.keys(RESPONSES)
      .filter((name) => !name.includes('.'))
      .sort(),
  )
})

describe.each(Object.entries(RESPONSES))('%s', (_name, { schema, value }) => {
  const whole = schema.safeParse(value)

  it('accepts the well-formed response, and returns no object of the response itself', () => {
    expect(whole.success).toBe(true)
    const given = new Set(objectsIn(value))
    expect(objectsIn(whole.data).filter((object) => given.has(object))).toEqual([])
  })

  it('keeps any text as a text in its field, or drops it', () => {
    for (const payload of TEXTS) {
      const parsed = schema.safeParse(inEachText(value, payload))
      if (parsed.success) expectPlainObjects(parsed.data, payload)
    }
  })

  it('reads any JSON in any of its fields without an error, into new objects', () => {
    for (const path of pathsOf(value))
      for (const payload of path.length > 1 ? SHORT_JSON_TEXTS : JSON_TEXTS) {
        const text = JSON.stringify(withValue(value, path, '<payload>')).replace('"<payload>"', () => payload)
        const checked = checkJson(text, schema)
        if (checked.ok) expectPlainObjects(checked.data, payload)
      }
  })

  it('is not accepted if its text is not JSON', () => {
    for (const payload of NO_JSON) expect(checkJson(payload, schema).ok, print(payload)).toBe(false)
  })

  it('ignores inherited keys', () => {
    const parsed = schema.safeParse(JSON.parse(`{${INHERITED_NAMES.map((name) => `"${name}":"x"`).join()}}`))
    if (parsed.success) expectPlainObjects(parsed.data, 'inherited names')
  })
})

/** The fields without which a response is unusable. A wrong value in any other field counts as missing. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  cartResponse: [
    'cart',
    ...[
      'numberOfArticles',
      'articles',
      'freeArticles',
      'giftCards',
      'partnerProducts',
      'subscriptions',
      'defectiveArticles',
      'defectiveGiftCards',
      'defectivePartnerProducts',
      'defectiveSubscriptions',
    ].map((name) => `cart.${name}`),
  ],
  shallowNavigation: ['list'],
  suggestionsResponse: [],
  promotionResponse: ['contentJSON'],
  visitorResponse: [],
  themeWorldsResponse: ['sections'],
  baseData: [],
  customerInfo: [],
  staffResponse: ['status'],
  activeTests: [],
  previewResult: ['status'],
}

it.each(Object.entries(NEEDED))('%s is refused only without the fields that it needs', (name, needed) => {
  const { schema, value } = RESPONSES[name]!
  const problems = pathsOf(value)
    .filter((path) => path.length > 0)
    .flatMap((path) => {
      const wrong =
        typeof valueAt(value, path) === 'string' ? 42 : Array.isArray(valueAt(value, path)) ? 'text' : []
      const checked = checkJson(JSON.stringify(withValue(value, path, wrong)), schema)
      return checked.ok ? [] : [[path.join('.'), checked.problem]]
    })
  expect(problems).toEqual(needed.map((path) => [path, path]))
})

describe('an invalid list entry', () => {
  const lists = Object.entries(RESPONSES).flatMap(([name, { schema, value }]) =>
    pathsOf(value)
      .filter((path) => Array.isArray(valueAt(value, path)))
      .map((path) => ({ name: [name, ...path].join('.'), schema, value, path })),
  )

  it.each(lists.filter(({ name }) => !/consents|restore/.test(name)))(
    'of $name is dropped alone',
    ({ schema, value, path }) => {
      const list = valueAt(value, path) as unknown[]
      const before = valueAt(schema.safeParse(value).data, path) as unknown[]
      for (const bad of [null, undefined, [], () => {}]) {
        const parsed = schema.safeParse(withValue(value, path, [bad, ...list, bad]))
        expect(valueAt(parsed.data, path)).toEqual(before)
      }
    },
  )
})

describe('a text that a service or an editor sets', () => {
  /** Fields that are not shown. */
  const HIDDEN =
    /^(id|productId|partnerProductId|subscriptionConfigurationId|webshopProductDimensionKey|containerCss)$/
  const textsIn = (value: unknown): string[] =>
    leavesOf(value)
      .filter((path) => !HIDDEN.test(String(path.at(-1))))
      .map((path) => valueAt(value, path))
      .filter((leaf) => typeof leaf === 'string')

  const shown = [
    'cartResponse',
    'shallowNavigation',
    'promotionContent',
    'suggestionsResponse',
    'themeWorldsResponse',
  ]
  const schemas = Object.entries(RESPONSES).filter(
    ([name]) => shown.includes(name) || name.startsWith('footer.'),
  )

  it.each(schemas)('cannot change the direction of its neighbours: %s', (_name, { schema, value }) => {
    for (const payload of BIDI)
      for (const text of textsIn(schema.safeParse(inEachText(value, payload)).data))
        expect(text, print(payload)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })

  it.each(schemas)('cannot stack marks over its neighbours: %s', (_name, { schema, value }) => {
    for (const payload of COMBINING)
      for (const text of textsIn(schema.safeParse(inEachText(value, payload)).data))
        expect(text, print(payload)).not.toMatch(/[\p{Mn}\p{Me}]{5}/u)
  })
})
