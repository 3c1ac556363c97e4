/** These tests use the real cart of the package: Mock Service Worker handles its calls with the reference shop's services. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { getShop } from 'shop-embed/react'
import { shopHandlers } from 'shop-embed/testing/msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CartButton } from './CartButton.jsx'

const shop = shopHandlers(http, { site: 'AT', cart: { articles: [{ productId: '42', quantity: 1 }] } })
const server = setupServer(...shop.handlers)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  getShop().configure({ site: 'AT', locale: 'en', apiBase: 'https://shop.example' })
})
afterEach(() => {
  cleanup()
  shop.clearFaults()
})
afterAll(() => server.close())

test('the service keeps what a click has added', async () => {
  render(<CartButton productId="42" />)
  expect(await screen.findByText('1')).toBeTruthy()
  fireEvent.click(screen.getByRole('button'))
  await expect.poll(() => shop.cart.articles).toEqual([{ productId: '42', tcm: 'A', quantity: 2 }])
})

test('a change that the service refuses is explained', async () => {
  shop.fail('cart-change', 'CART_LIMIT', 1)
  render(<CartButton productId="42" />)
  await expect.poll(() => screen.getByRole('button').disabled).toBe(false)
  fireEvent.click(screen.getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toContain('50')
})
