/** `npx shop-embed-cli doctor` reads pages: also those that are too long, too deep, or behind redirects. It stops, and says why. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAsk } from '../../../cli/doctor/ask.js'
import { createCookieJar } from '../../../cli/doctor/cookie-jar.js'
import { examineUrl } from '../../../cli/doctor/examine-url.js'
import { readPage } from '../../../cli/doctor/read-page.js'

let server: Server
let port: number
/** The same server under two host names. */
const first = (path: string) => `http://127.0.0.1:${port}${path}`
const final = (path: string) => `http://localhost:${port}${path}`

const html = (response: ServerResponse, body: string) =>
  response.setHeader('Content-Type', 'text/html').end(body)

const nested = (levels: number) => '<div>'.repeat(levels) + '<div data-shop-widget="haeder"></div>'

/** Sends data until the client closes the connection. */
function sendEndlessly(response: ServerResponse): void {
  const chunk = 'x'.repeat(65_536)
  const send = () => {
    while (!response.destroyed && response.write(chunk)) continue
  }
  response.setHeader('Content-Type', 'text/html')
  response.on('drain', send)
  send()
}

/** The tokens that the other origin got. */
const tokens: unknown[] = []

const ROUTES: Record<string, (response: ServerResponse, request: IncomingMessage) => unknown> = {
  '/deep': (response) => html(response, nested(9000)),
  '/deeper': (response) => html(response, nested(20_001)),
  '/wide': (response) => html(response, '<p>x</p>'.repeat(200_000)),
  '/endless': sendEndlessly,
  '/slow-end': (response) => {
    response.setHeader('Content-Type', 'text/html').write('<p>')
    response.destroy()
  },
  '/moved': (response) =>
    response.writeHead(302, { Location: final('/page'), 'Set-Cookie': 'csrf=of-first; Path=/' }).end(),
  '/page': (response) =>
    html(response.setHeader('Set-Cookie', 'csrf=of-final; Path=/'), '<div data-shop-widget="header"></div>'),
  '/hinted': (response) =>
    html(
      response.setHeader('Link', [
        '</a.js>; rel=preload; as=script; crossorigin, </b.css>; rel=preload; as=style',
        '</c.js>; rel="modulepreload"',
      ]),
      '<link rel="modulepreload" href="d.js"><link rel="preload" as="font" href="e.woff2">',
    ),
  '/echo': (response, { headers }) => response.end(headers.cookie ?? 'none'),
  '/away': (response) => response.writeHead(302, { Location: final('/tokens') }).end(),
  '/tokens': (response, { headers }) => {
    tokens.push(headers['x-csrf-token'])
    response.end('{}')
  },
  '/loop': (response) => response.writeHead(302, { Location: '/loop' }).end(),
  '/file': (response) => response.writeHead(302, { Location: 'file:///etc/hostname' }).end(),
}

beforeAll(async () => {
  server = createServer((request, response) => void ROUTES[request.url!]!(response, request))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const whatOf = async (path: string) => {
  const [finding] = await examineUrl(first(path))
  expect(finding?.code).toBe('PAGE_UNREACHABLE')
  return finding?.problem
}

test('examines a page with 9,000 nested elements', async () => {
  const codes = (await examineUrl(first('/deep'))).map(({ code }) => code)
  expect(codes).toContain('UNKNOWN_WIDGET')
})

test('stops reading a page with more nested elements, and names the limit', async () => {
  expect(await whatOf('/deeper')).toContain('its elements are nested deeper than 20000')
})

test('examines a page with very many sibling elements', async () => {
  const codes = (await examineUrl(first('/wide'))).map(({ code }) => code)
  expect(codes).toContain('LOADER_MISSING')
})

test('stops reading a page that never ends, and names the limit', async () => {
  expect(await whatOf('/endless')).toContain('the response is longer than 5242880 bytes')
})

test('stops reading a file that never ends, and names the limit', async () => {
  const ask = createAsk(createCookieJar(), first('/page'))
  expect(await ask(first('/endless'))).toEqual({
    ok: false,
    reason: 'network',
    problem: 'the response is longer than 5242880 bytes, which is the limit of the doctor',
  })
})

test('reports a connection that breaks in the middle of the page', async () => {
  expect(await whatOf('/slow-end')).toContain('could not be read')
})

test('reads which scripts a page preloads, from its markup and its headers', async () => {
  const page = await readPage(first('/hinted'))
  if ('code' in page) throw new Error(page.problem)
  expect(page.preloads).toEqual(['d.js', '/a.js', '/c.js'])
})

test('keeps separate cookies for each host after a redirect, and uses those of the last host for the page', async () => {
  const page = await readPage(first('/moved'))
  if ('code' in page) throw new Error(page.problem)
  expect(page.markup.url).toBe(final('/page'))
  expect(page.cookie('csrf')).toBe('of-final')
  const bodyOf = async (url: string) => {
    const response = await page.ask(url, { credentials: 'include' })
    return response.ok ? new TextDecoder().decode(response.body) : response.problem
  }
  expect(await bodyOf(final('/echo'))).toBe('csrf=of-final')
})

test('sends the cookies of a redirect only to the host that has set them', async () => {
  const jar = createCookieJar()
  const ask = createAsk(jar, first('/page'))
  await ask(first('/moved'))
  const response = await ask(first('/echo'))
  expect(response.ok && new TextDecoder().decode(response.body)).toBe('csrf=of-first')
})

test('does not follow a redirect to another origin with a token', async () => {
  const ask = createAsk(createCookieJar(), first('/page'))
  expect(await ask(first('/away'), { headers: { 'X-CSRF-Token': 'secret' } })).toEqual({
    ok: false,
    reason: 'network',
    problem: `it redirects to another origin: ${final('/tokens')}`,
  })
  expect(tokens).toEqual([])
})

test('does not follow endless redirects, or a redirect to a local file', async () => {
  expect(await whatOf('/loop')).toContain('it redirects more than 20 times')
  expect(await whatOf('/file')).toContain('it redirects to file:///etc/hostname')
})
