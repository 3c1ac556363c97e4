/** These tests need no network: the page has a `window.Shop` that the test has created. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createTestShop } from 'shop-embed/testing'
import { afterEach, expect, test } from 'vitest'
import { CartButton } from './CartButton.jsx'

afterEach(cleanup)

const addButton = () => screen.getByRole('button', { name: 'Add to cart' })

test('a click adds one piece', async () => {
  const { calls } = createTestShop({ cart: { articles: [{ productId: '42', quantity: 1 }] } })
  render(<CartButton productId="42" />)
  fireEvent.click(addButton())
  expect(await screen.findByText('2')).toBeTruthy()
  expect(calls).toEqual([{ method: 'cart.add', args: [{ productId: '42' }] }])
})

test('the button is disabled while the change is being sent', async () => {
  const { hold } = createTestShop()
  render(<CartButton productId="42" />)
  const release = hold()
  fireEvent.click(addButton())
  expect(addButton().disabled).toBe(true)
  release()
  await expect.poll(() => addButton().disabled).toBe(false)
})

test('a refused change is explained', async () => {
  const { fail } = createTestShop({ locale: 'en' })
  render(<CartButton productId="42" />)
  fail('cart.add', 'ITEM_LIMIT', 5)
  fireEvent.click(addButton())
  expect((await screen.findByRole('alert')).textContent).toContain('5')
  expect(screen.getByRole('status').textContent).toBe('0')
})
