/** The CDN build parses answers by a twin of zod/mini: for every contract and any input, both must agree. */
import { readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'

const MODULES = readdirSync('src/contracts').map((name) => name.replace(/\.ts$/, ''))

interface Schema {
  safeParse(value: unknown): {
    success: boolean
    data?: unknown
    error?: { issues: Array<{ path: PropertyKey[] }> }
  }
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value

/** All schemas of all contracts, by `module.name`. */
async function readContracts(useTwin: boolean): Promise<Record<string, Schema>> {
  vi.resetModules()
  if (useTwin) vi.doMock('zod/mini', () => import('../../src/build/zod-mini.js'))
  else vi.doUnmock('zod/mini')
  const found: Record<string, Schema> = {}
  for (const file of MODULES)
    for (const [name, value] of Object.entries<unknown>(await import(`../../src/contracts/${file}.ts`)))
      if (isSchema(value)) found[`${file}.${name}`] = value
      else if (typeof value === 'object' && value !== null)
        for (const [key, part] of Object.entries(value as object))
          if (isSchema(part)) found[`${file}.${name}.${key}`] = part
  return found
}

/** The words that any contract looks for, so that random answers are nearly right ones. */
const NAMES =
  'cart numberOfArticles articles freeArticles giftCards article partnerProducts partnerProductId totalQuantity subscriptions subscriptionConfigurationId productId tcm title quantity availability campaignId addedProduct error limit set remove force expiresAt list children teaser items link image src href target sections scout new more headline themeworlds translations url imgUrl badges endDate products searchTerms searchterm id productViewUrl type contentJSON tracking loginStatus customer statuses isCommunityMember isshopcardMember loyaltyBeans firstname lastname nl_status email salutation firstName lastName consents lid groups links text legalLinks properties required enum minLength pattern format default cutouts imagePath targetSize width height theme textColor previewDateTime test group __proto__ constructor'.split(
    ' ',
  )
const scalar = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('', 'light', 'DNE', 'SUCCESS', 'ITEM_LIMIT', 'x'.repeat(3000), '#ffffff', 'number'),
  fc.integer({ min: -3, max: 600 }),
  fc.double(),
  fc.constantFrom(null, undefined, true, false, NaN, Infinity, 1.5, 9.99e15),
)
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('answer'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('answer'), { maxKeys: 10 }),
  ),
}))

describe('the twin of zod/mini', () => {
  let original: Record<string, Schema>
  let twin: Record<string, Schema>
  beforeAll(async () => {
    original = await readContracts(false)
    twin = await readContracts(true)
  })

  it('knows every contract that zod knows', () => {
    expect(Object.keys(twin)).toEqual(Object.keys(original))
    expect(Object.keys(original).length).toBeGreaterThan(20)
    for (const name of Object.keys(original)) expect(twin[name], name).toHaveProperty('read')
  })

  it('takes and refuses the same answers, and reads the same out of them', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(answer, (value) => {
        for (const [name, schema] of Object.entries(original)) {
          const expected = schema.safeParse(value)
          const actual = twin[name]!.safeParse(value)
          expect(actual.success, name).toBe(expected.success)
          // vitest's own comparison asks the data for its `constructor`, which an answer may hold.
          if (expected.success) expect(isDeepStrictEqual(actual.data, expected.data), name).toBe(true)
          else
            expect(actual.error!.issues[0]!.path[0], name).toStrictEqual(expected.error!.issues[0]!.path[0])
        }
      }),
      { numRuns: 400 },
    )
  })

  it('reads a whole cart as zod does, a bad entry costing only itself', () => {
    const cart = {
      cart: {
        numberOfArticles: 3.7,
        articles: [{ productId: '1', quantity: { quantity: 2 }, secret: 'x' }, { productId: '' }, null],
        giftCards: [{ article: { productId: '9', title: 'y'.repeat(900) } }, {}],
        __proto__: { polluted: true },
      },
      addedProduct: 7,
    }
    const expected = original['cart.cartResponse']!.safeParse(cart)
    expect(expected.success).toBe(true)
    expect(twin['cart.cartResponse']!.safeParse(cart).data).toStrictEqual(expected.data)
  })

  it('names the first field of an argument that is wrong', () => {
    const { issues } = twin['cart.cartArguments.setArticle']!.safeParse({
      productId: '1',
      quantity: -1,
    }).error!
    expect(issues[0]!.path).toEqual(['quantity'])
  })
})
