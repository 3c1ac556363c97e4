/** Tries every schema with random JSON. Security rules §2. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findServiceSchemas } from '../support/service-schemas.js'

/** Keyed by `file.name`, or `file.name.key` for schemas in a table. */
const schemas = Object.fromEntries(
  (await findServiceSchemas()).map(({ file, name, key, schema }) => [
    [file, name, key].filter(Boolean).join('.'),
    schema,
  ]),
)

/** The schemas that keep parts of the response, which other schemas validate later. */
const RAW = [
  'footer-content.ts.rawFooterContent',
  'shallow-navigation.ts.shallowNode',
  'shallow-navigation.ts.shallowList',
  'shallow-navigation.ts.shallowNavigation',
]

/** Dangerous names, and the schemas' field names, so that random responses often have the right shape. */
const NAMES =
  'cart numberOfArticles articles freeArticles giftCards article partnerProducts partnerProductId totalQuantity subscriptions subscriptionConfigurationId productId tcm title quantity availability campaignId addedProduct error limit set remove force expiresAt list children teaser items link image src href target sections scout new more headline themeworlds translations url imgUrl badges endDate products searchTerms searchterm id productViewUrl type contentJSON tracking loginStatus customer statuses isCommunityMember isshopcardMember loyaltyBeans firstname lastname nl_status email salutation firstName lastName consents lid groups links text legalLinks properties required enum minLength pattern format default imageData cutouts imagePath imageCss targetSize width height theme textColor previewDateTime name status test group __proto__ constructor prototype toString valueOf hasOwnProperty'.split(
    ' ',
  )
const scalar = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('', 'light', 'DNE', 'SUCCESS', 'ITEM_LIMIT', 'LOGGED_IN', 'x'.repeat(3000), '__proto__'),
  fc.integer({ min: -3, max: 600 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, true, false),
)
const { response } = fc.letrec((tie) => ({
  response: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('response'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('response'), { maxKeys: 10 }),
  ),
}))

/** All objects and lists in a value. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []

it('all schemas are found', () => {
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(RAW))
  expect(Object.keys(schemas).length).toBeGreaterThan(30)
})

it('no schema throws, returns an object of the response itself, or returns a key that affects prototypes', () => {
  fc.assert(
    fc.property(response, (random) => {
      const value: unknown = JSON.parse(JSON.stringify(random))
      const given = new Set(objectsIn(value))
      for (const [name, schema] of Object.entries(schemas)) {
        const parsed = schema.safeParse(value)
        if (!parsed.success) continue
        const found = RAW.includes(name) ? [parsed.data as object] : objectsIn(parsed.data)
        for (const object of found) {
          expect(given.has(object), name).toBe(false)
          for (const key of ['__proto__', 'constructor', 'prototype'])
            expect(Object.hasOwn(object, key), name).toBe(false)
          expect([null, Object.prototype, Array.prototype], name).toContain(Object.getPrototypeOf(object))
        }
      }
    }),
    { numRuns: 400 },
  )
})
