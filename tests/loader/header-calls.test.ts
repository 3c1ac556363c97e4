/** The loader calls the promotion service at the same addresses as the header, so that no call is made twice. */
import { afterEach, describe, expect, test } from 'vitest'
import { headerCalls } from '../../loader/header-calls.js'
import { promotionPaths } from '../../src/options/promotions.js'
import { parseOptions } from '../../src/options/parse.js'
import { readOptions } from '../../src/options/read.js'
import { options } from '../../src/widgets/header/options.js'

const rawOf = (dataset: object) => readOptions({ script: { src: '', dataset: {} }, configured: {} }, dataset)
const callsOf = (dataset: object) => headerCalls(rawOf(dataset), 'CH')
const NAVIGATION = '/jsonflyoutnavigation?site=CH'

afterEach(() => {
  document.cookie = 'PreviewToken=; max-age=0'
})

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
    // A page without an address has no cookies.
    const page = window as unknown as { happyDOM: { setURL(url: string): void } }
    page.happyDOM.setURL('https://shop.example/')
    expect(callsOf({})[0]!.init).toEqual({ headers: { 'X-Hunter-Site': 'CH' }, cache: 'default' })
    document.cookie = 'PreviewToken=1'
    expect(callsOf({})[0]!.init).toMatchObject({ cache: 'no-store' })
  })
})
