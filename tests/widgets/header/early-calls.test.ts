/** The loader calls the promotion service at the same addresses as the header, so that no call is made twice. */
import { describe, expect, test } from 'vitest'
import { parseOptions } from '../../../src/options/parse.js'
import { readOptions } from '../../../src/options/read.js'
import { options } from '../../../src/widgets/header/options.js'
import { promotionPaths } from '../../../src/widgets/header/promotions/paths.js'
import { earlyCalls } from '../../../src/widgets/header/early-calls.js'

const rawOf = (dataset: object) => readOptions({ script: { src: '', dataset: {} }, configured: {} }, dataset)
const callsOf = (dataset: object, cookies: Record<string, string> = {}) =>
  earlyCalls(rawOf(dataset), 'CH', (name) => cookies[name])
const NAVIGATION = '/jsonflyoutnavigation?site=CH'

describe('the calls of a header', () => {
  test.each([
    {},
    { promotionIds: ' sale , ,autumn', allOfTags: 'a, b&', noneOfTags: 'c' },
    { promotionIds: ['sale', '~header_top'], anyOfTags: ['new'] },
    { showPromotionBanner: 'false', promotionIds: 'sale' },
    { showPromotionBanner: 'maybe' },
    { reduced: '' },
    { reduced: 'true', promotionIds: 'sale' },
    { reduced: 'false' },
    { reduced: 'maybe' },
    { promotionIds: '..,a/b' },
    { promotionIds: ['sale', ['autumn'], 7], reduced: 0 },
    { promotionIds: { toString: 1 }, anyOfTags: Object.create(null) as object, reduced: ['true'] },
  ])('are those of the widget with %j', (dataset) => {
    const values = parseOptions(options, rawOf(dataset), {
      locales: [],
      platform: 'CLASSIC',
      onInvalid() {},
    })
    const expected = [...promotionPaths(values).values(), ...(values.reduced ? [] : [NAVIGATION])]
    expect(callsOf(dataset).map(({ path }) => path)).toEqual(expected)
  })
  test('leave out the navigation if the page sets its address', () => {
    expect(callsOf({ navigationUrl: '/nav', showPromotionBanner: 'false' })).toEqual([])
  })
  test('send the promotions’ site in a header, and bypass caches for staff who preview another day', () => {
    expect(callsOf({})[0]!.init).toEqual({ headers: { 'X-Hunter-Site': 'CH' }, cache: 'default' })
    expect(callsOf({}, { PreviewToken: '1' })[0]!.init).toMatchObject({ cache: 'no-store' })
  })
})
