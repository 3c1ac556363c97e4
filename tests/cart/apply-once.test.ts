/** Counts how often changes are applied. `applyChange` copies lists, so hundreds of changes must not repeat it. */
import { beforeEach, expect, it, vi } from 'vitest'
import { applyChange } from '../../src/cart/apply-change.js'
import { settle } from '../support/settle.js'
import { cartOf, createCartPage } from './page.js'

vi.mock('../../src/cart/apply-change.js', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/cart/apply-change.js')>()
  return { ...original, applyChange: vi.fn(original.applyChange) }
})
const applications = vi.mocked(applyChange)
beforeEach(() => void applications.mockClear())

const COUNT = 50

async function openPageWithChanges() {
  const page = createCartPage()
  await page.startWith()
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
  await page.last().respond(200, { cart: cartOf({ p0: 1 }) })
  expect(page.cart.state.itemCount).toBe(COUNT)
  expect(applications).toHaveBeenCalledTimes(COUNT - 1)
})

it('applies only the later changes again if one is refused', async () => {
  const page = await openPageWithChanges()
  applications.mockClear()
  await page.last().respond(304)
  expect(page.cart.state.itemCount).toBe(COUNT - 1)
  expect(applications).toHaveBeenCalledTimes(COUNT - 1)
})
