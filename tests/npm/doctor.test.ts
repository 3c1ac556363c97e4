/** `getShop().doctor()` in an application whose page has no script tag. */
import { afterEach, expect, test, vi } from 'vitest'
import { getShop } from '../../src/npm/react.js'

afterEach(() => {
  document.body.replaceChildren()
})

test('an application needs no script tag, and its options are those of configure', async () => {
  const called: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    called.push(url)
    return Promise.reject(new TypeError('no network'))
  })
  const group = vi.spyOn(console, 'group').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await getShop().doctor()).toEqual([])
  expect(group).toHaveBeenCalledWith(`shop-embed doctor: nothing found on ${location.href}`)

  const element = document.createElement('div')
  element.dataset['shopHost'] = 'header'
  document.body.append(element)
  getShop().configure({ apiBase: 'https://shop.example' })
  expect((await getShop().doctor()).map(({ code }) => code)).toEqual(['SERVICE_UNREACHABLE'])
  expect(called).toContain('https://shop.example/service/cart/api/cart')
})
