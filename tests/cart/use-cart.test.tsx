import { waitFor } from '@testing-library/dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useCart } from '../../src/cart/use-cart.js'
import { cartOf, createPage, settle, type Page } from './page.js'

const Badge = ({ page }: { page: Page | undefined }) => <b>{useCart(page?.cart)?.itemCount ?? 'no cart'}</b>

let element: HTMLElement
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element, {})
})
afterEach(() => {
  root.unmount()
  element.remove()
})

it('a badge follows the cart', async () => {
  const page = createPage()
  await page.startWith(cartOf({ 42: 1 }))
  root.render(<Badge page={page} />)
  await waitFor(() => expect(element.textContent).toBe('1'))
  void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
  await waitFor(() => expect(element.textContent).toBe('4'))
})

it('a badge does not miss what happens between its rendering and its subscription', async () => {
  const page = createPage()
  await page.startWith(cartOf({ 42: 1 }))
  root.render(<Badge page={page} />)
  void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 3 })
  await waitFor(() => expect(element.textContent).toBe('3'))
})

it('a badge that is gone hears nothing more', async () => {
  const page = createPage()
  await page.startWith()
  root.render(<Badge page={page} />)
  await waitFor(() => expect(element.textContent).toBe('0'))
  root.render(<Badge page={undefined} />)
  void page.cart.setArticle({ productId: '42', quantity: 3 })
  await settle()
  expect(page.warnings).toEqual([])
})

it('where there is no cart, as on a server, there is no state', async () => {
  root.render(<Badge page={undefined} />)
  await waitFor(() => expect(element.textContent).toBe('no cart'))
})
