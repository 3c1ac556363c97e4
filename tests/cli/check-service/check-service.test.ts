// @vitest-environment node
/** `npx shop-embed-cli check-service` against the reference shop, healthy and with faults. */
import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import command from '../../../cli/check-service/index.js'
import type { Result } from '../../../cli/check-service/check-call.js'
import { openShop, PARTNER, visit } from '../../examples/visit.js'

const shop = openShop()
const server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
let origin = ''

beforeAll(async () => {
  if (!server.listening) await new Promise((done) => server.once('listening', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function runAt(address: string, ...args: string[]) {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const code = await command.run([address, ...args])
  log.mockRestore()
  return { code, printed: lines.join('\n') }
}

const run = (...args: string[]) => runAt(origin, ...args)

async function results(...args: string[]): Promise<Record<string, Result>> {
  const { printed } = await run('--json', ...args)
  return Object.fromEntries((JSON.parse(printed) as Result[]).map((result) => [result.name, result]))
}

/** The cookies of a visitor who has opened a page of the shop. */
async function cookiesAfter(...pages: string[]): Promise<string> {
  const visitor = visit(shop)
  for (const page of pages) await visitor.page(page)
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

test('finds nothing wrong with a healthy shop', async () => {
  const { code, printed } = await run()
  expect(printed).not.toMatch(/^(wrong|unreachable)/m)
  expect(printed).toMatch(/^ok +readCart: GET \/service\/cart\/api\/cart, status 200$/m)
  expect(printed).toMatch(/^left out +changeCart: .*\n +it changes the visitor’s cart; --write makes it$/m)
  expect(printed).toMatch(/\n\d+ ok, 0 wrong, 0 missing, 0 failed, \d+ refused, 0 unreachable, \d+ left out$/)
  expect(code).toBe(0)
})

test('makes more calls with the cookies of a customer and with --write', async () => {
  const cookie = await cookiesAfter('/?login=customer')
  const found = await results('--cookie', cookie, '--write', '--set', 'productId=1')
  const outcomes = Object.fromEntries(Object.entries(found).map(([name, { outcome }]) => [name, outcome]))
  expect(outcomes).toMatchObject({
    readBaseData: 'ok',
    readCustomerInfo: 'ok',
    signUp: 'ok',
    sendSupportRequest: 'ok',
    setPreview: 'ok',
  })
  expect(Object.values(outcomes)).not.toContain('wrong')
})

test('names a wrong field, and says how the widgets treat it', async () => {
  const cookie = await cookiesAfter('/?fault=psdata:wrong:tracking.loginStatus')
  const { code, printed } = await run('--only', 'visitor', '--cookie', cookie)
  expect(code).toBe(1)
  expect(printed).toMatch(/^wrong +readVisitor/m)
  expect(printed).toContain(
    'tracking.loginStatus: expected one of "LOGGED_IN", "REMEMBERED", "LOGGED_OUT"; got 42',
  )
  expect(printed).toMatch(/^ok +readNewsletterStatus/m)
})

test.each([
  ['fail:503', 'failed', 'status 503: '],
  ['fail:404', 'missing', 'status 404: '],
  ['fail:403', 'refused', 'status 403: '],
  ['malformed', 'wrong', 'body: expected JSON'],
  ['html', 'wrong', 'Content-Type: expected application/json; got text/html'],
  ['empty', 'wrong', 'status: expected 200'],
  ['drop', 'unreachable', ''],
])('the fault %s is %s', async (fault, outcome, words) => {
  const cookie = await cookiesAfter(`/?fault=navigation:${fault}`)
  const { readNavigation } = await results('--only', 'readNavigation', '--cookie', cookie)
  expect(readNavigation?.outcome).toBe(outcome)
  expect(readNavigation?.details.join('\n')).toContain(words)
})

test('checks that the shop allows the origin of a partner, but not that of a stranger', async () => {
  const partner = await run('--origin', PARTNER, '--credentials', 'include')
  expect(partner.printed).not.toMatch(/^wrong/m)
  const stranger = await results('--origin', 'https://stranger.example', '--only', 'readCart,readThemeWorlds')
  expect(stranger['readCart']?.details).toEqual(
    expect.arrayContaining([
      'preflight: header Access-Control-Allow-Origin: expected https://stranger.example; got nothing',
      'response: header Access-Control-Allow-Origin: expected https://stranger.example; got nothing',
    ]),
  )
  expect(stranger['readThemeWorlds']?.outcome).toBe('wrong')
})

describe('a shop that allows a page of another origin, but not its cookies', () => {
  /** The reference shop always allows cookies. */
  const withoutCookies = async (request: Request) => {
    const { status, headers, body } = await shop.app.fetch(request)
    const changed = new Headers(headers)
    changed.delete('Access-Control-Allow-Credentials')
    if (changed.has('Access-Control-Allow-Origin')) changed.set('Access-Control-Allow-Origin', '*')
    return new Response(body, { status, headers: changed })
  }
  let other: Server
  let address = ''
  beforeAll(async () => {
    other = serve({ fetch: withoutCookies, port: 0, hostname: '127.0.0.1' }) as Server
    if (!other.listening) await new Promise((done) => other.once('listening', done))
    address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  })
  afterAll(() => void other.close())

  test('is right for a page that sends none', async () => {
    const { code, printed } = await runAt(address, '--origin', PARTNER)
    expect(printed).not.toMatch(/^wrong/m)
    expect(code).toBe(0)
  })

  test('is wrong for a page with data-credentials="include"', async () => {
    const { code, printed } = await runAt(address, '--origin', PARTNER, '--credentials', 'include')
    expect(code).toBe(1)
    for (const of of ['preflight', 'response']) {
      expect(printed).toContain(`${of}: header Access-Control-Allow-Origin: expected ${PARTNER}; got *`)
      expect(printed).toContain(`${of}: header Access-Control-Allow-Credentials: expected true; got nothing`)
    }
  })
})

test('reports a response that never ends, and names the limit', async () => {
  const endless = () => {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
    return Promise.resolve(new Response(body))
  }
  vi.stubGlobal('fetch', endless)
  const { readNavigation } = await results('--only', 'readNavigation')
  vi.unstubAllGlobals()
  expect(readNavigation).toMatchObject({
    outcome: 'wrong',
    details: ['the response has more than 4194304 bytes'],
  })
})

test.each([
  [['--credentials', 'omit'], '--credentials has to be same-origin or include, but it is "omit"'],
  [['--site', 'XX'], '--site has to be one of DE, AT'],
  [['--only', 'carts'], '--only: unknown call or service "carts"'],
  [['--origin', 'partner'], '--origin has to be an origin'],
  [['--set', 'x'], '--set has to be name=value'],
  [['--set', 'siet=AT'], '--set: no call has "siet". Allowed: '],
  [['--credentials', 'include'], '--credentials include needs --origin'],
  [['https://b.example'], 'Name the one origin'],
])('%j: the message says what is allowed', async (args, message) => {
  await expect(command.run([origin, ...args])).rejects.toThrow(message)
})
