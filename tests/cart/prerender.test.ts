import { describe, expect, it } from 'vitest'
import { FakeStorage } from '../support/fake-storage.js'
import { settle } from '../support/settle.js'
import { ADDRESS, cartOf, createCartPage, type CartPage, openCart } from './page.js'

const storedOf = (pieces: number) => JSON.stringify(cartOf({ 42: pieces }))

/** A page that is prerendered, and has read a cart with two pieces. */
async function openPrerendered(stored?: string): Promise<CartPage> {
  const page = await openCart(
    { 42: 2 },
    { local: new FakeStorage(stored ? { cart: stored } : {}), isPrerendered: true },
  )
  return page
}
function open(page: CartPage): void {
  Object.assign(page.window.document, { prerendering: false })
  page.dispatch('prerenderingchange')
}

describe('the cart of a prerendered page', () => {
  it('is not stored, because the visitor may never open the page', async () => {
    const page = await openPrerendered(storedOf(3))
    expect(page.stored()).toEqual(cartOf({ 42: 3 }))
  })

  it('is at once the one that another tab has stored meanwhile, and is read again', async () => {
    const page = await openPrerendered(storedOf(1))
    page.window.localStorage.setItem('cart', storedOf(5))
    open(page)
    expect(page.cart.state).toMatchObject({ itemCount: 5, busy: true, canCheckout: false })
    expect(page.counts().at(-1)).toBe(5)
    await settle()
    expect(page.last().path).toBe(ADDRESS)
    expect(page.gets()).toHaveLength(2)
    await page.respond(200, { cart: cartOf({ 42: 6 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 6, busy: false })
    expect(page.stored()).toEqual(cartOf({ 42: 6 }))
  })

  it('stays as the page has read it if no tab has stored another', async () => {
    const page = await openPrerendered(storedOf(1))
    open(page)
    expect(page.cart.state).toMatchObject({ itemCount: 2, busy: true })
  })

  it('is read again if the visitor opens the page during the first read', async () => {
    const page = createCartPage({ isPrerendered: true })
    void page.cart.load()
    await settle()
    open(page)
    await settle()
    expect(page.gets()).toHaveLength(2)
    await page.gets()[1]!.respond(200, { cart: cartOf({ 42: 4 }) })
    await page.gets()[0]!.respond(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 4, busy: false })
  })
})
