// @vitest-environment happy-dom
/** Where space is reserved for promotions, and when that changes. */
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
/** Waits until a change is delayed because the header is in view. */
const waitUntilDelayed = () => waitFor(() => expect(shown.isWaiting()).toBe(true))
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

describe('a promotion that is not shown', () => {
  test.each([
    ['above the header', {}, ['top-slot']],
    ['below the navigation', { showPromotionBanner: false, promotionIds: ['sale'] }, ['page-slot']],
  ])('keeps its space %s until the header is out of view', async (_where, options, kept) => {
    shown = showPromotions({}, options)
    await waitUntilDelayed()
    shown.scroll('into view')
    await idle()
    expect(slots()).toEqual(kept)
    shown.scroll('out of view')
    await waitFor(() => expect(slots()).toEqual([]))
    expect(shown.isWaiting()).toBe(false)
  })
  test('has no space reserved on the next page of the session', async () => {
    shown = showPromotions({}, { promotionIds: ['sale'] })
    await waitUntilDelayed()
    nextPage({}, { promotionIds: ['sale'] })
    await waitFor(() => expect(shown.asked).toHaveLength(2))
    expect(slots()).toEqual([])
    await idle()
    expect(shown.isWaiting()).toBe(false)
  })
  test('has its space reserved again for other tags', async () => {
    shown = showPromotions({})
    await waitUntilDelayed()
    nextPage({}, { allOfTags: ['new'] })
    await waitFor(() => expect(shown.asked).toHaveLength(1))
    expect(slots()).toEqual(['top-slot'])
  })
  test('keeps its space in a browser without scroll anchoring', async () => {
    vi.stubGlobal('CSS', { supports: () => false })
    shown = showPromotions({ [SALE]: category }, { promotionIds: ['sale'] })
    await waitFor(() => expect(named('category-banner')).toBe(1))
    await idle()
    expect(shown.isWaiting()).toBe(false)
    expect(slots()).toEqual(['top-slot'])
  })
})

describe('a promotion without a place', () => {
  test('is shown when the header is out of view, and at once on the next page', async () => {
    shown = showPromotions({})
    await waitUntilDelayed()
    nextPage({ [TOP]: banner })
    await waitUntilDelayed()
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
  test('is shown at once to staff who preview another day', async () => {
    shown = showPromotions({})
    await waitUntilDelayed()
    document.cookie = 'PreviewToken=1'
    nextPage({ [TOP]: banner })
    await waitFor(() => expect(named('top-banner')).toBe(1))
  })
})

describe('a promotion whose type belongs to the other place', () => {
  test('is shown above the header at once, and no space is left below the navigation', async () => {
    shown = showPromotions({ [SALE]: banner }, { showPromotionBanner: false, promotionIds: ['sale'] })
    await waitFor(() => expect(named('top-banner')).toBe(1))
    expect(slots()).toEqual([])
  })
  test('is shown below the navigation at once, and no space is left above the header', async () => {
    shown = showPromotions({ [TOP]: category })
    await waitFor(() => expect(named('category-banner')).toBe(1))
    expect(slots()).toEqual([])
  })
  test('is shown in the other place on the next page from the start', async () => {
    shown = showPromotions({ [TOP]: category })
    await waitFor(() => expect(named('category-banner')).toBe(1))
    let come = (_answer: object) => {}
    nextPage({ [TOP]: new Promise<object>((resolve) => (come = resolve)) })
    await waitFor(() => expect(slots()).toEqual(['page-slot']))
    come(category)
    await waitFor(() => expect(named('category-banner')).toBe(1))
  })
})

test('only the first banner is shown above the header', async () => {
  shown = showPromotions({ [TOP]: banner, [SALE]: banner }, { promotionIds: ['sale'] })
  await waitUntilDelayed()
  await idle()
  shown.scroll('out of view')
  await waitFor(() => expect(slots()).toEqual([]))
  expect(named('top-banner')).toBe(1)
})
