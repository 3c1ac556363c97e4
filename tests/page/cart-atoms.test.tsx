import { waitFor } from '@testing-library/dom'
import { useAtomValue } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cartStateAtom } from '../../src/cart/atoms.js'
import {
  cartSourceAtom,
  followCartEvents,
  pageCartAtom,
  pageItemCountAtom,
} from '../../src/page/cart-atoms.js'
import type { Store } from '../../src/page/store.js'
import { cartOf, createCartPage } from '../cart/page.js'

let renderings = 0
function Badge({ store }: { store: Store }) {
  renderings += 1
  return <b>{useAtomValue(pageItemCountAtom, { store })}</b>
}

let element: HTMLElement
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  renderings = 0
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element, {})
})
afterEach(() => {
  root.unmount()
  element.remove()
})

const openPage = async () => {
  const page = createCartPage()
  page.store.set(cartSourceAtom, cartStateAtom)
  await page.startWith(cartOf({ 42: 1 }))
  return page
}

it('the cart is empty and busy for widgets until its code has been loaded', () => {
  const store = createStore()
  expect(store.get(pageCartAtom)).toMatchObject({ itemCount: 0, busy: true, canCheckout: false })
})

it('a badge shows the current count', async () => {
  const page = await openPage()
  root.render(<Badge store={page.store} />)
  await waitFor(() => expect(element.textContent).toBe('1'))
  void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
  await waitFor(() => expect(element.textContent).toBe('4'))
})

it('a badge does not miss a change between its render and its subscription', async () => {
  const page = await openPage()
  root.render(<Badge store={page.store} />)
  void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 3 })
  await waitFor(() => expect(element.textContent).toBe('3'))
})

it('a badge shows a cart that is loaded after it was rendered', async () => {
  const page = createCartPage()
  root.render(<Badge store={page.store} />)
  await waitFor(() => expect(element.textContent).toBe('0'))
  await page.startWith(cartOf({ 42: 2 }))
  page.store.set(cartSourceAtom, cartStateAtom)
  await waitFor(() => expect(element.textContent).toBe('2'))
})

it('a badge is not rendered again if a change leaves the count the same', async () => {
  const page = await openPage()
  root.render(<Badge store={page.store} />)
  await waitFor(() => expect(element.textContent).toBe('1'))
  const before = renderings
  void page.cart.setGiftCard({ productId: 'g', set: true })
  expect(page.cart.state.busy).toBe(true)
  void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 2 })
  await waitFor(() => expect(element.textContent).toBe('2'))
  expect(renderings).toBe(before + 1)
})

it('a badge follows the events of the host page and of the cart, renders once for each, and the cart stays as it is', async () => {
  const announce = (itemCount: number) =>
    document.dispatchEvent(
      new CustomEvent('cart-changed', { bubbles: true, composed: true, detail: { itemCount } }),
    )
  const page = await openPage()
  followCartEvents(window, page.store)
  root.render(<Badge store={page.store} />)
  await waitFor(() => expect(element.textContent).toBe('1'))
  const before = renderings
  announce(5)
  await waitFor(() => expect(element.textContent).toBe('5'))
  announce(5)
  expect(renderings).toBe(before + 1)
  expect(page.cart.state.itemCount).toBe(1)
  // The cart's own event.
  announce(1)
  await waitFor(() => expect(element.textContent).toBe('1'))
  expect(renderings).toBe(before + 2)
})
