/** Where promotions are shown, and where space is reserved for those that are still loading. */
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idle } from '../../../support/idle.js'
import { parts } from '../render.js'
import { responseOf, showPromotions, TOP, type PromotionsPage } from './promotions-page.js'

const SALE = '/service/promotion/api/promotion/sale'
const banner = responseOf('ApiTopBannerPromotion', { headline: 'Banner' })
const category = responseOf('ApiCategory', { headline: 'Sale' })

let shown: PromotionsPage
/**
 * The spaces without a banner: a slot has the banner's height, a spare only the height that the host page has reserved.
 */
const spaces = () =>
  [...shown.view.querySelectorAll('[class$=-slot], [class$=-spare]')].map(({ className }) => className)
const named = (name: string) => parts(shown.view, name).length
const isShown = (name: string) => waitFor(() => expect(named(name)).toBe(1))
const show = (responses: object, options: Parameters<typeof showPromotions>[1] = {}) => {
  shown = showPromotions(responses, options)
}
const nextPage = (responses: object, options: Parameters<typeof showPromotions>[1] = {}) => {
  shown.unmount()
  show(responses, options)
}
const NOTHING = { type: '', contentJSON: '{}' }
let releases: Array<(response: object) => void> = []
/** A response that arrives when `come` is called, or at the end of the test. */
const late = () => {
  let come = (_response: object) => {}
  const response = new Promise<object>((resolve) => (come = resolve))
  releases.push(come)
  return { response, come }
}
/** Waits until all responses have arrived, and are shown. */
const settled = async (calls: number) => {
  await waitFor(() => expect(shown.addresses).toHaveLength(calls))
  await idle()
}

beforeEach(() => sessionStorage.clear())
afterEach(async () => {
  for (const release of releases) release(NOTHING)
  releases = []
  await idle()
  shown.unmount()
  document.cookie = 'PreviewToken=; max-age=0'
})

describe('on the first page of a visit', () => {
  test('a promotion that is still loading has only the height that the host page has reserved', async () => {
    const { response } = late()
    show({ [TOP]: response, [SALE]: response }, { promotionIds: ['sale'] })
    await settled(2)
    expect(spaces()).toEqual(['top-spare', 'page-spare'])
  })
  test('a promotion is shown as soon as it arrives, even if the browser has no scroll anchoring', async () => {
    vi.stubGlobal('CSS', { supports: () => false })
    const first = late()
    const second = late()
    show({ [TOP]: first.response, [SALE]: second.response }, { promotionIds: ['sale'] })
    await settled(2)
    second.come(category)
    await isShown('category-banner')
    expect(spaces()).toEqual(['top-spare'])
    first.come(banner)
    await isShown('top-banner')
    expect(spaces()).toEqual([])
  })
  test('a promotion that does not arrive takes no space', async () => {
    show({}, { promotionIds: ['sale'] })
    await settled(2)
    expect(spaces()).toEqual(['top-spare', 'page-spare'])
  })
})

describe('on the next page of a visit', () => {
  const fillBoth = async () => {
    show({ [TOP]: banner, [SALE]: category }, { promotionIds: ['sale'] })
    await isShown('top-banner')
    await isShown('category-banner')
  }
  test('the space of the promotions is reserved from the first render', async () => {
    await fillBoth()
    const top = late()
    const sale = late()
    nextPage({ [TOP]: top.response, [SALE]: sale.response }, { promotionIds: ['sale'] })
    await waitFor(() => expect(spaces()).toEqual(['top-slot', 'page-slot']))
    top.come(banner)
    sale.come(category)
    await isShown('top-banner')
    await isShown('category-banner')
    expect(spaces()).toEqual([])
  })
  test('a promotion that is missing on the next page frees its space, and has no space on the page after that', async () => {
    await fillBoth()
    const top = late()
    nextPage({ [TOP]: top.response, [SALE]: category }, { promotionIds: ['sale'] })
    await isShown('category-banner')
    expect(spaces()).toEqual(['top-slot'])
    top.come(NOTHING)
    await waitFor(() => expect(spaces()).toEqual(['top-spare']))
    const { response } = late()
    nextPage({ [TOP]: response, [SALE]: category }, { promotionIds: ['sale'] })
    await isShown('category-banner')
    expect(spaces()).toEqual(['top-spare'])
  })
  test('with other tags, no space is reserved', async () => {
    await fillBoth()
    const { response } = late()
    nextPage({ [TOP]: response }, { allOfTags: ['new'] })
    await settled(1)
    expect(spaces()).toEqual(['top-spare'])
  })
  test('for staff who preview another day, no space is reserved', async () => {
    await fillBoth()
    document.cookie = 'PreviewToken=1'
    const { response } = late()
    nextPage({ [TOP]: response })
    await settled(1)
    expect(spaces()).toEqual(['top-spare'])
  })
})

describe('a promotion whose type belongs to the other place', () => {
  test('is shown above the header, and nothing is left below the navigation', async () => {
    show({ [SALE]: banner }, { showPromotionBanner: false, promotionIds: ['sale'] })
    await isShown('top-banner')
    expect(spaces()).toEqual([])
  })
  test('is shown below the navigation, and nothing is left above the header', async () => {
    show({ [TOP]: category })
    await isShown('category-banner')
    expect(spaces()).toEqual([])
  })
  test('has its space in the other place on the next page', async () => {
    show({ [TOP]: category })
    await isShown('category-banner')
    const top = late()
    nextPage({ [TOP]: top.response })
    await waitFor(() => expect(spaces()).toEqual(['page-slot']))
    top.come(category)
    await isShown('category-banner')
  })
})

test('only the first banner is shown above the header', async () => {
  show(
    { [TOP]: banner, [SALE]: responseOf('ApiTopBannerPromotion', { headline: 'Second' }) },
    { promotionIds: ['sale'] },
  )
  await isShown('top-banner')
  await settled(2)
  expect(named('top-banner')).toBe(1)
  expect(shown.view.textContent).toContain('Banner')
  expect(shown.view.querySelector('.top-slot')).toBe(null)
})

test('a banner that has arrived does not wait for one that the last page showed', async () => {
  show({ [TOP]: banner })
  await isShown('top-banner')
  const { response } = late()
  nextPage({ [TOP]: response, [SALE]: banner }, { promotionIds: ['sale'] })
  await isShown('top-banner')
  expect(spaces()).toEqual([])
})

test('above a reduced header, only the promotions that the host page names are shown', async () => {
  show({ [TOP]: banner, [SALE]: category }, { reduced: true, promotionIds: ['sale'] })
  await isShown('category-banner')
  expect(shown.addresses).toEqual([SALE])
  expect(spaces()).toEqual([])
})
