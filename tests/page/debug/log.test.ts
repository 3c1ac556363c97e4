import { afterEach, expect, test, vi } from 'vitest'
import type { Shop } from '../../../src/api/shop.js'
import { createShopError } from '../../../src/host/errors.js'
import { addEntry } from '../../../src/host/trace.js'
import { startDebug } from '../../../src/page/debug/index.js'
import { createTestPage } from '../../support/page.js'

afterEach(() => vi.restoreAllMocks())

test('options that JSON cannot represent, and a broken console, do not break the widget that reads its options', () => {
  for (const method of ['info', 'groupCollapsed', 'table', 'groupEnd'] as const)
    vi.spyOn(console, method).mockImplementation(() => {})
  const page = createTestPage({
    dataset: { debug: '' },
    shop: { on: () => () => {}, version: '1.0.0', cart: {} } as never,
  })
  startDebug(page, { subscribe: () => () => {} })
  const sources = { islands: [], attributes: {}, given: undefined }
  const read = (options: object) =>
    addEntry(page.trace, { type: 'read', widget: 'header', element: document.body, sources, options })
  expect(() => read({ limit: 1n })).not.toThrow()
  vi.mocked(console.table).mockImplementation(() => {
    throw new Error('of the page')
  })
  expect(() => read({ site: 'AT' })).not.toThrow()
})

test('a wrong call is shown, although the page ignores its promise; other errors are already reported', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  const fail = (code: 'INVALID_ARGUMENT' | 'NOT_FOUND' | 'LOAD_FAILED') => () =>
    Promise.reject(createShopError(code, `${code} of a call`))
  const cart = { add: fail('INVALID_ARGUMENT'), setArticle: fail('LOAD_FAILED') }
  const shop = { on: () => () => {}, version: '1.0.0', cart, mount: fail('NOT_FOUND') } as unknown as Shop
  startDebug(createTestPage({ dataset: { debug: '' }, shop }), { subscribe: () => () => {} })
  info.mockClear()
  await expect(shop.cart.add({ productId: '' })).rejects.toThrow('of a call')
  await expect(shop.cart.setArticle({ productId: '42', quantity: 1 })).rejects.toThrow('of a call')
  await expect(shop.mount('#none', 'header')).rejects.toThrow('of a call')
  expect(info.mock.calls).toEqual([
    ['shop-embed page: INVALID_ARGUMENT, INVALID_ARGUMENT of a call'],
    ['shop-embed page: NOT_FOUND, NOT_FOUND of a call'],
  ])
})
