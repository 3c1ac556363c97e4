/** Counts how often changes are applied. `applyChange` copies lists, so hundreds of changes must not repeat it. */
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { applyChange } from '../../src/cart/apply-change.js'
import { settle } from '../support/settle.js'

const CHANGE_MODULE = '../../src/cart/apply-change.js'
const applications = vi.fn<typeof applyChange>()
// Another test may have imported the cart with the real function.
vi.resetModules()
vi.doMock(CHANGE_MODULE, async (importOriginal) => {
  const original = await importOriginal<{ applyChange: typeof applyChange }>()
  applications.mockImplementation(original.applyChange)
  return { ...original, applyChange: applications }
})
const { cartOf, openCart } = await import('./page.js')
afterAll(() => {
  vi.doUnmock(CHANGE_MODULE)
  vi.resetModules()
})
beforeEach(() => void applications.mockClear())

const COUNT = 50

async function openPageWithChanges() {
  const page = await openCart()
  page.cart.subscribe(() => {})
  for (let at = 0; at < COUNT; at++) void page.cart.setArticle({ productId: `p${at}`, tcm: 'A', quantity: 1 })
  await settle()
  return page
}

it('applies each of many changes in one task once', async () => {
  const page = await openPageWithChanges()
  expect(page.cart.state.itemCount).toBe(COUNT)
  expect(applications).toHaveBeenCalledTimes(COUNT)
})

it('applies each pending change once to the cart in a response', async () => {
  const page = await openPageWithChanges()
  applications.mockClear()
  await page.respond(200, { cart: cartOf({ p0: 1 }) })
  expect(page.cart.state.itemCount).toBe(COUNT)
  expect(applications).toHaveBeenCalledTimes(COUNT - 1)
})

it('applies only the later changes again if one is refused', async () => {
  const page = await openPageWithChanges()
  applications.mockClear()
  await page.respond(304)
  expect(page.cart.state.itemCount).toBe(COUNT - 1)
  expect(applications).toHaveBeenCalledTimes(COUNT - 1)
})
