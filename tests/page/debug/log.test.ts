import { afterEach, expect, test, vi } from 'vitest'
import { addEntry } from '../../../src/host/trace.js'
import { startDebug } from '../../../src/page/debug/index.js'
import { createTestPage } from '../../support/page.js'

afterEach(() => vi.restoreAllMocks())

test('options that JSON cannot represent, and a broken console, do not break the widget that reads its options', () => {
  for (const method of ['info', 'groupCollapsed', 'table', 'groupEnd'] as const)
    vi.spyOn(console, method).mockImplementation(() => {})
  const page = createTestPage({
    dataset: { debug: '' },
    shop: { on: () => () => {}, version: '1.0.0' } as never,
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
