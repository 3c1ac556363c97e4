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
  expect(printed).toMatch(
    /\n\d+ ok, 0 wrong, 0 missing, 0 failed, \d+ refused, 0 unreachable, \d+ left out$/m,
  )
  expect(code).toBe(0)
})

test('says that a refused call is no failure, only if there is one', async () => {
  const { code, printed } = await run('--only', 'tests')
  expect(printed).toMatch(/^refused .*, status 401$/m)
  expect(printed).toMatch(/\nrefused: an error status that is allowed, .* This is no failure/)
  expect(code).toBe(0)
  expect((await run('--only', 'readCart')).printed).not.toContain('refused:')
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

describe('a call that changes something', () => {
  const outcomesFor = async (...args: string[]) => {
    const { code, printed } = await run('--json', ...args)
    return { code, results: JSON.parse(printed) as Result[] }
  }

  test('is not made, but its preflight shows whether the shop allows the page', async () => {
    expect(await outcomesFor('--only', 'signUp', '--origin', PARTNER)).toMatchObject({
      code: 0,
      results: [
        {
          outcome: 'ok',
          details: [
            'only the preflight was checked: it signs up an address, which gets a mail; --write makes it',
          ],
        },
      ],
    })
    expect(await outcomesFor('--only', 'signUp', '--origin', 'https://stranger.example')).toMatchObject({
      code: 1,
      results: [
        {
          outcome: 'wrong',
          details: expect.arrayContaining([
            'preflight: header Access-Control-Allow-Origin: expected https://stranger.example; got nothing',
          ]),
        },
      ],
    })
  })

  test('is left out without an origin, and a check of nothing else has failed', async () => {
    const { code, printed } = await run('--only', 'signUp')
    expect(code).toBe(1)
    expect(printed).toContain('left out    signUp')
    expect(printed).toContain('Nothing was checked')
    expect((await outcomesFor('--only', 'signUp')).code).toBe(1)
  })
})

describe('a service that redirects', () => {
  /** What the other origin got, and what the service itself got after a redirect. */
  const got: Array<{ at: string; token: string | null }> = []
  const servers: Server[] = []
  let address = ''
  const start = async (fetch: (request: Request) => Response) => {
    const started = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server
    servers.push(started)
    if (!started.listening) await new Promise((done) => started.once('listening', done))
    return (started.address() as AddressInfo).port
  }
  beforeAll(async () => {
    const note = (at: string, { headers }: Request) => {
      got.push({ at, token: headers.get('X-LoginToken') ?? headers.get('X-CSRF-Token') })
      return Response.json({ cart: {} })
    }
    const elsewhere = await start((request) => note('elsewhere', request))
    const port = await start((request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/moved')) return note('moved', request)
      if (request.method === 'OPTIONS')
        return new Response(null, { status: 302, headers: { Location: '/moved' } })
      return pathname.includes('/cart/')
        ? new Response(null, { status: 302, headers: { Location: '/moved' } })
        : new Response(null, { status: 302, headers: { Location: `http://localhost:${elsewhere}/` } })
    })
    address = `http://127.0.0.1:${port}`
  })
  afterAll(() => servers.forEach((one) => one.close()))

  test('to another origin is wrong, and that origin gets no tokens', async () => {
    const cookie = 'LoginToken=secret; CsrfToken=secret'
    const { code, printed } = await runAt(address, '--only', 'readBaseData,readVisitor', '--cookie', cookie)
    expect(code).toBe(1)
    expect(printed).toMatch(
      /^wrong +readBaseData: .*, status 302\n +it redirects to another origin: http:\/\/localhost:/m,
    )
    expect(got).toEqual([])
  })

  test('within its origin is followed, but the redirect of a preflight is not', async () => {
    const { printed } = await runAt(address, '--only', 'readCart', '--origin', PARTNER)
    expect(got).toEqual([{ at: 'moved', token: '1' }])
    expect(printed).toContain('preflight: status: expected 2XX; got 302')
  })
})

test('prints no control characters of a response', async () => {
  const evil = '\u001b]0;title\u0007\u001b[2J\u009b2J\u202e'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(evil, { status: 418 })))
  const text = await run('--only', 'readNavigation')
  const json = await run('--only', 'readNavigation', '--json')
  vi.unstubAllGlobals()
  for (const { printed } of [text, json]) {
    expect(printed).toContain('status 418')
    expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  }
})

test('lists at most 50 problems of a response, and counts the others', async () => {
  const list = Array.from({ length: 400 }, () => 7)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ list })))
  const { readNavigation } = await results('--only', 'readNavigation')
  vi.unstubAllGlobals()
  expect(readNavigation?.details.filter((line) => line.startsWith('list.'))).toHaveLength(50)
  expect(readNavigation?.details).toContain('and 350 more problems')
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
  [['--only', ''], '--only is empty'],
  [['--cookie', ''], '--cookie is empty'],
  [['--origin', ''], '--origin has to be an origin'],
  [['--set', 'x'], '--set has to be name=value'],
  [['--set', 'siet=AT'], '--set: no call has "siet". Allowed: '],
  [['--credentials', 'include'], '--credentials include needs --origin'],
  [['https://b.example'], 'Name the one origin'],
])('%j: the message says what is allowed', async (args, message) => {
  await expect(command.run([origin, ...args])).rejects.toThrow(message)
})
