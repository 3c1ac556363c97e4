/** `getShop().doctor()` in an application whose page has no script tag. */
import { afterEach, expect, test, vi } from 'vitest'
import { getShop } from '../../src/npm/react.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('the widgets of an application are examined', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.spyOn(console, 'group').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const element = document.createElement('div')
  element.dataset['shopHost'] = 'heder'
  document.body.append(element)
  const [finding] = (await getShop().doctor()).filter(({ code }) => code === 'UNKNOWN_WIDGET')
  expect(finding?.problem).toBe('There is no widget "heder". Is it "header"?')

  element.dataset['shopHost'] = 'header'
  expect((await getShop().doctor()).map(({ code }) => code)).toContain('SERVICE_UNREACHABLE')
})

test('an application needs no script tag, and its options are those of configure', async () => {
  const called: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    called.push(url)
    return Promise.reject(new TypeError('no network'))
  })
  const group = vi.spyOn(console, 'group').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const element = document.createElement('div')
  element.dataset['shopWidget'] = 'header'
  document.body.append(element)

  getShop().configure({ apiBase: 'https://shop.example' })
  const findings = await getShop().doctor()
  const codes = findings.map(({ code }) => code)
  expect(codes).toContain('SERVICE_UNREACHABLE')
  expect(codes).not.toContain('LOADER_MISSING')
  expect(called).toContain('https://shop.example/service/cart/api/cart')
  expect(group).toHaveBeenCalledWith(expect.stringMatching(/^shop-embed doctor: \d+ error/))
})
