import { afterEach, describe, expect, it } from 'vitest'
import type { ShopOptions } from '../../src/api/options.js'
import { pageItemCountAtom, showStoredCount } from '../../src/page/cart-atoms.js'
import { openPageHost, shopOf } from '../../src/page/page.js'
import { createTestPage } from '../support/page.js'
import { endPrerender, prerender } from '../support/prerender.js'

afterEach(() => localStorage.clear())

/** The count that a badge shows after the previous page has stored a cart. */
function countOf(stored: object, configured: ShopOptions = {}): number {
  localStorage.setItem('cart', JSON.stringify(stored))
  const page = createTestPage({ configured, dataset: { site: 'AT' } })
  showStoredCount(page.store, openPageHost(page).host)
  return page.store.get(pageItemCountAtom)
}
const OWN = `${location.origin}/ AT`

describe('the stored count', () => {
  it('is that of the cart of the page’s shop', () => {
    expect(countOf({ shop: OWN, numberOfArticles: 3 })).toBe(3)
  })

  it('is that of a cart that an older release has stored, which names no shop', () => {
    expect(countOf({ numberOfArticles: 3 })).toBe(3)
  })

  it.each([
    ['another site', { shop: `${location.origin}/ DE`, numberOfArticles: 3 }],
    ['other services', { shop: 'https://www.shop.example/ AT', numberOfArticles: 3 }],
  ])('is 0 if the cart is of %s', (_, stored) => {
    expect(countOf(stored)).toBe(0)
  })

  it('follows the shop that the page configures', () => {
    const stored = { shop: 'https://www.shop.example/ AT', numberOfArticles: 3 }
    expect(countOf(stored, { apiBase: 'https://www.shop.example' })).toBe(3)
  })

  it.each([[-1], [1.5], [1e300], ['3'], [null], [{}]])('is 0 if it is %j', (numberOfArticles) => {
    expect(countOf({ shop: OWN, numberOfArticles })).toBe(0)
  })

  it('is 0 if the entry is longer than the carts that we store', () => {
    expect(countOf({ shop: OWN, numberOfArticles: 3, more: 'a'.repeat(65_536) })).toBe(0)
  })

  it('is 0 if the page has a cart of its own under this name', () => {
    expect(countOf({ numberOfArticles: 3, articles: {} })).toBe(0)
  })

  it('is 0 if the cart was too large to be stored', () => {
    expect(countOf({ shop: OWN, articles: 'not stored' })).toBe(0)
  })
})

it('is read again when the visitor opens a prerendered page', () => {
  const open = prerender()
  const page = createTestPage()
  showStoredCount(page.store, openPageHost(page).host)
  localStorage.setItem('cart', JSON.stringify({ numberOfArticles: 5 }))
  open()
  endPrerender()
  expect(page.store.get(pageItemCountAtom)).toBe(5)
})

it('the shop of a page is the origin of its services and its site', () => {
  expect(shopOf(createTestPage())).toBe(`${location.origin}/ DE`)
  expect(shopOf(createTestPage({ dataset: { site: 'AT', apiBase: 'https://www.shop.example' } }))).toBe(
    'https://www.shop.example/ AT',
  )
})
