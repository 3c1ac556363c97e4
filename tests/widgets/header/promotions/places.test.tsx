// @vitest-environment happy-dom
/** Where there is room for promotions, and when that changes. */
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idle } from '../../../support/idle.js'
import { parts } from '../render.js'
import { answer, showPromotions, TOP, type PromotionsPage } from './promotions-page.js'

const SALE = '/service/promotion/api/promotion/sale'
const banner = answer('ApiTopBannerPromotion', { headline: 'Banner' })
const category = answer('ApiCategory', { headline: 'Sale' })

let shown: PromotionsPage
const slots = () =>
  [...shown.view.querySelectorAll('.top-slot, .page-slot')].map(({ className }) => className)
const named = (name: string) => parts(shown.view, name).length
/** Nobody has looked away yet, and all is known. */
const known = () => waitFor(() => expect(shown.isWaiting()).toBe(true))
const nextPage = (answers: object, options: Parameters<typeof showPromotions>[1] = {}) => {
  shown.unmount()
  shown = showPromotions(answers, options)
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  shown.unmount()
  document.cookie = 'PreviewToken=; max-age=0'
  vi.unstubAllGlobals()
})

describe('a promotion that does not come', () => {
  test.each([
    ['above the header', {}, ['top-slot']],
    ['below the navigation', { showPromotionBanner: false, promotionIds: ['sale'] }, ['page-slot']],
  ])('keeps its place %s until the header is out of view', async (_where, options, kept) => {
    shown = showPromotions({}, options)
    await known()
    shown.scroll('into view')
    await idle()
    expect(slots()).toEqual(kept)
    shown.scroll('out of view')
    await waitFor(() => expect(slots()).toEqual([]))
    expect(shown.isWaiting()).toBe(false)
  })
  test('has no place on the next page of the session', async () => {
    shown = showPromotions({}, { promotionIds: ['sale'] })
    await known()
    nextPage({}, { promotionIds: ['sale'] })
    await waitFor(() => expect(shown.asked).toHaveLength(2))
    expect(slots()).toEqual([])
    await idle()
    expect(shown.isWaiting()).toBe(false)
  })
  test('has its place again for other tags', async () => {
    shown = showPromotions({})
    await known()
    nextPage({}, { allOfTags: ['new'] })
    await waitFor(() => expect(shown.asked).toHaveLength(1))
    expect(slots()).toEqual(['top-slot'])
  })
  test('keeps its place where the browser would not hold what is in view', async () => {
    vi.stubGlobal('CSS', { supports: () => false })
    shown = showPromotions({ [SALE]: category }, { promotionIds: ['sale'] })
    await waitFor(() => expect(named('category-banner')).toBe(1))
    await idle()
    expect(shown.isWaiting()).toBe(false)
    expect(slots()).toEqual(['top-slot'])
  })
})

describe('a promotion without a place', () => {
  test('comes once the header is out of view, and at once on the next page', async () => {
    shown = showPromotions({})
    await known()
    nextPage({ [TOP]: banner })
    await known()
    await idle()
    expect(named('top-banner')).toBe(0)
    shown.scroll('out of view')
    await waitFor(() => expect(named('top-banner')).toBe(1))
    let come = (_answer: object) => {}
    nextPage({ [TOP]: new Promise<object>((resolve) => (come = resolve)) })
    await waitFor(() => expect(slots()).toEqual(['top-slot']))
    come(banner)
    await waitFor(() => expect(named('top-banner')).toBe(1))
    expect(slots()).toEqual([])
  })
  test('that is named by the page and belongs above the header goes there out of view', async () => {
    shown = showPromotions({ [SALE]: banner }, { showPromotionBanner: false, promotionIds: ['sale'] })
    await known()
    await idle()
    expect(slots()).toEqual(['page-slot'])
    shown.scroll('out of view')
    await waitFor(() => expect(named('top-banner')).toBe(1))
    expect(slots()).toEqual([])
  })
  test('is shown to staff at once who have chosen another day', async () => {
    shown = showPromotions({})
    await known()
    document.cookie = 'PreviewToken=1'
    nextPage({ [TOP]: banner })
    await waitFor(() => expect(named('top-banner')).toBe(1))
  })
})

test('above the header there is one banner, the first', async () => {
  shown = showPromotions({ [TOP]: banner, [SALE]: banner }, { promotionIds: ['sale'] })
  await known()
  await idle()
  shown.scroll('out of view')
  await waitFor(() => expect(slots()).toEqual([]))
  expect(named('top-banner')).toBe(1)
})
