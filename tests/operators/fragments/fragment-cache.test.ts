import { expect, test, vi } from 'vitest'
import { FragmentCache } from '../../../cli/operators/fragments/fragment-cache.js'

const textOf = async (fragment: ReturnType<FragmentCache['get']>) =>
  new TextDecoder().decode((await fragment).body)
const render = (html: string) => vi.fn(() => Promise.resolve(html))

/** Requests fragments without a navigation, and returns the addresses that had to be rendered. */
async function rendered(cache: FragmentCache, addresses: string[], html = 'x'): Promise<string[]> {
  const missing: string[] = []
  for (const address of addresses)
    await cache.get(address, undefined, () => {
      missing.push(address)
      return Promise.resolve(html)
    })
  return missing
}

test('requests at the same time share one render, and later ones get the same fragment', async () => {
  const cache = new FragmentCache()
  const renderOnce = render('<header>')
  const get = () => cache.get('/a', 'version', renderOnce)
  const [first, second] = await Promise.all([get(), get()])
  expect(second).toBe(first)
  expect(await get()).toBe(first)
  expect(renderOnce).toHaveBeenCalledTimes(1)
  expect(await textOf(get())).toBe('<header>')
})

test('another navigation replaces the fragment, even while the old one is still being rendered', async () => {
  const cache = new FragmentCache()
  const [old, current] = ['old', 'current']
  let finishOld = (_html: string) => {}
  const first = cache.get('/a', old, () => new Promise((resolve) => (finishOld = resolve)))
  const second = cache.get('/a', current, render('Tee'))
  finishOld('Kaffee')
  expect(await textOf(first)).toBe('Kaffee')
  expect(await textOf(second)).toBe('Tee')
  const again = render('again')
  expect(await textOf(cache.get('/a', current, again))).toBe('Tee')
  expect(again).not.toHaveBeenCalled()
})

test('does not keep a failed render', async () => {
  const cache = new FragmentCache()
  const fail = () => Promise.reject(new Error('RENDER_FAILED'))
  await expect(cache.get('/a', undefined, fail)).rejects.toThrow('RENDER_FAILED')
  expect(await textOf(cache.get('/a', undefined, render('works')))).toBe('works')
})

test('above the maximum number of entries, removes the least recently requested fragment', async () => {
  const cache = new FragmentCache({ maxEntries: 2, maxBytes: 1000 })
  expect(await rendered(cache, ['/a', '/b', '/a', '/c'])).toEqual(['/a', '/b', '/c'])
  expect(await rendered(cache, ['/c', '/a'])).toEqual([])
  expect(await rendered(cache, ['/b'])).toEqual(['/b'])
})

test('above the maximum size, removes fragments until the others fit', async () => {
  const cache = new FragmentCache({ maxEntries: 100, maxBytes: 100 })
  expect(await rendered(cache, ['/a', '/b', '/c'], 'x'.repeat(30))).toHaveLength(3)
  await rendered(cache, ['/long'], 'x'.repeat(60))
  expect(await rendered(cache, ['/c', '/long'])).toEqual([])
  expect(await rendered(cache, ['/a', '/b'])).toEqual(['/a', '/b'])
})

test('a fragment that is rendered again and again does not grow the cache', async () => {
  const cache = new FragmentCache({ maxEntries: 100, maxBytes: 100 })
  await rendered(cache, ['/kept'], 'x'.repeat(30))
  for (let version = 0; version < 10; version++)
    await cache.get('/a', String(version), render('x'.repeat(30)))
  expect(await rendered(cache, ['/kept'])).toEqual([])
})

test('returns a fragment that is larger than the cache, but does not keep it', async () => {
  const cache = new FragmentCache({ maxEntries: 100, maxBytes: 100 })
  expect(await textOf(cache.get('/a', undefined, render('x'.repeat(200))))).toHaveLength(200)
  expect(await rendered(cache, ['/a'])).toEqual(['/a'])
})
