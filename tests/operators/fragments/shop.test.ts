/** The fragment server and the reference shop's navigation service, with the faults of the service. */
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { createShopApp } from '../../../examples/shop/app.js'
import { createFragmentsApp } from '../../../cli/operators/fragments/app.js'
import { createParts } from '../../../cli/operators/fragments/parts.js'
import { readSettings } from '../../../cli/operators/fragments/settings.js'

afterEach(() => void vi.unstubAllGlobals())

/** @param good  how many calls succeed before the fault begins */
function open(fault?: string, good = 0) {
  const { app: shop } = createShopApp({ cdnDir: 'none' })
  let calls = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const isFaulty = calls++ >= good && fault
    return shop.request(isFaulty ? `${url}&fault=navigation:${fault}` : url, init)
  })
  // Each request calls the service, even right after a failure.
  const times = ['--navigation-fresh-s', '0', '--navigation-pause-s', '0', '--navigation-timeout-ms', '500']
  const settings = readSettings(['--shop', 'https://shop.example', ...times], {})
  const app = createFragmentsApp(
    createParts(settings, pino({ level: 'silent' }), () => false, new AbortController().signal),
  )
  return (path: string) => Promise.resolve(app.request(path))
}

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)

test('the header of each site has the titles of its navigation', async () => {
  const get = open()
  const titles = await Promise.all(
    (['DE', 'PL', 'TR'] as const).map(async (site) => {
      const html = await (await get(`/fragments/header?site=${site}`)).text()
      return /part="[^"]*nav-item[^"]*"[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html)?.[1]
    }),
  )
  expect(titles.every(Boolean)).toBe(true)
  expect(new Set(titles).size).toBe(3)
})

test('the footer has the links of its country', async () => {
  expect(linksOf(await (await open()('/fragments/footer?site=DE')).text()).length).toBeGreaterThan(10)
})

test.each([
  'fail:500',
  'fail:429',
  'malformed',
  'wrong',
  'big',
  'deep',
  'html',
  'empty',
  'redirect',
  'drop',
  'hang',
])('with the fault %s, the header stays as it was, and says that it is stale', async (fault) => {
  const get = open(fault, 1)
  const good = await (await get('/fragments/header?site=DE')).text()
  // The server makes the failing calls in the background.
  await vi.waitFor(async () => {
    const response = await get('/fragments/header?site=DE')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(good)
    expect(response.headers.get('X-Fragment')).toBe('stale')
  })
})

test.each(['proto', 'duplicate'])('the fault %s does not affect the fragment', async (fault) => {
  const good = await (await open()('/fragments/header?site=DE')).text()
  const response = await open(fault)('/fragments/header?site=DE')
  expect(response.headers.get('X-Fragment')).toBe('fresh')
  expect(await response.text()).toBe(good)
})
