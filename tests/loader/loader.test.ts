import { afterEach, expect, test, vi } from 'vitest'
import { LOADER_MARK } from '../../src/host/page-start.js'

afterEach(() => {
  document.body.replaceChildren()
})

test('a loader that cannot find its script tag says so once, and does nothing else', async () => {
  document.body.innerHTML = '<div data-shop-widget="header">Our shop</div>'
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.resetModules()
  await import('../../loader/loader.js')
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringMatching(/^shop-embed: the loader cannot find its script tag, so it does nothing\b/),
  ])
  expect([window.Shop, (window as unknown as Record<symbol, unknown>)[LOADER_MARK]]).toEqual([
    undefined,
    undefined,
  ])
  expect(document.body.innerHTML).toBe('<div data-shop-widget="header">Our shop</div>')
})
