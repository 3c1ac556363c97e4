import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkSettings, readEnvironment } from '../../../../cli/operators/fragments/edge/settings.js'

const shop = 'https://shop.example'

test('requires only the shop; everything else has the same defaults as the server', () => {
  expect(checkSettings({ shop: `${shop}/` })).toMatchObject({ shop, cdn: '/', maxAgeS: 60 })
  expect(checkSettings({ shop, maxAgeS: undefined }).maxAgeS).toBe(60)
})

test('reads lists and numbers', () => {
  expect(checkSettings({ shop, sites: ['AT', 'DE'], maxAgeS: 7 })).toMatchObject({
    sites: ['DE', 'AT'],
    maxAgeS: 7,
  })
})

test.each([
  [{ shop: 'shop.example' }, 'shop is "shop.example", allowed: an origin such as https://shop.example.'],
  [{}, 'shop has to be set: an origin'],
  [{ shop, maxAgeS: -1 }, 'maxAgeS is "-1", allowed: a whole number from 0 to 31536000.'],
  [{ shop, sites: ['XX'] }, 'sites is "XX", allowed: one or more of DE, AT,'],
  [{ shop, maxAge: 1 }, 'Unknown setting maxAge. Allowed: shop, sites,'],
  [{ shop, port: 8080 }, 'Unknown setting port.'],
])('%o is refused, and the message says what is allowed', (settings, message) => {
  expect(() => checkSettings(settings as Parameters<typeof checkSettings>[0])).toThrow(message)
})

test('variables have the same names as on the server, and other bindings are ignored', () => {
  const env = { FRAGMENTS_SHOP: shop, FRAGMENTS_SITES: 'DE', FRAGMENTS_MAX_AGE_S: 5, ASSETS: {} }
  expect(readEnvironment(env)).toMatchObject({ shop, sites: ['DE'], maxAgeS: 5 })
})

test('refuses a variable that exists only for the Node.js server', () => {
  expect(() => readEnvironment({ FRAGMENTS_SHOP: shop, FRAGMENTS_PORT: '80' })).toThrow(
    'Unknown variable FRAGMENTS_PORT. Allowed: FRAGMENTS_SHOP,',
  )
})

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.restoreAllMocks())

test('the default export reads the environment, and says what is wrong with it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { default: worker } = await import('../../../../cli/operators/fragments/edge/index.js')
  const request = () => new Request('https://fragments.example/fragments/head')
  const refused = await worker.fetch(request(), {})
  expect(refused.status).toBe(500)
  expect(refused.headers.get('Cache-Control')).toBe('no-store')
  expect(await refused.json()).toEqual({
    error: 'FRAGMENTS_SHOP has to be set: an origin such as https://shop.example.',
  })
  const env = { FRAGMENTS_SHOP: shop, FRAGMENTS_CDN: 'https://cdn.example/files/' }
  expect(await (await worker.fetch(request(), env)).text()).toContain('https://cdn.example/files/styles/')
})
