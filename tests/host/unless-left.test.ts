/** A file that could not be loaded is reported, unless the visitor leaves the page. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createShopError } from '../../src/host/errors.js'
import { reportUnlessLeft } from '../../src/host/unless-left.js'
import { createMemoryHost } from '../support/memory-host.js'

const MISSING = createShopError('LOAD_FAILED', 'chunks/x.js could not be loaded')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reports a chunk that could not be loaded two seconds later', () => {
  const { host, reports } = createMemoryHost()
  reportUnlessLeft(host, MISSING)
  vi.advanceTimersByTime(1999)
  expect(reports).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reports).toEqual(['LOAD_FAILED: chunks/x.js could not be loaded'])
})

it('reports nothing if the browser has stopped loading because the visitor leaves the page', () => {
  const { host, reports } = createMemoryHost()
  reportUnlessLeft(host, MISSING)
  host.window.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(10_000)
  expect(reports).toEqual([])
})
