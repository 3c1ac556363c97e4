/** A real prerender, with speculation rules. The pages report to the test's server what they have seen. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, test } from 'playwright/test'
import type { ShopTiming } from '../../src/api/timings.js'
import { cdn } from '../../tools/paths.mjs'
import { openWithoutDevTools } from './support/without-devtools.js'

interface Seen {
  wasPrerendered: boolean
  activationStart: number
  /** The badge, and the number of tracking events and timings, while the page was being prerendered. */
  before: { badge: string; events: number; timings: number }
  /** The badge in the first frame after the visitor has opened the page, and the page's own element with the same number. */
  firstBadge: string
  firstText: string
  events: string[]
  timings: ShopTiming[]
}

const cartOf = (quantity: number) => ({
  articles: [{ productId: '42', tcm: 'A', quantity }],
  numberOfArticles: quantity,
})

/** The page that the visitor sees first. Its other tab changes the cart, and then the visitor follows the link. */
const FIRST = `<!doctype html><title>First</title>
<script type="speculationrules">{ "prerender": [{ "urls": ["/next"], "eagerness": "immediate" }] }</script>
<script>
  const poll = setInterval(async () => {
    if (!(await (await fetch('/is-ready')).json())) return
    clearInterval(poll)
    localStorage.setItem('cart', JSON.stringify(${JSON.stringify(cartOf(7))}))
    location.href = '/next'
  }, 100)
</script>`

const NEXT = `<!doctype html><html lang="de"><title>Next</title>
<div data-shop-widget="header" data-onetrust-enabled></div>
<div data-shop-widget="support" data-load="eager"></div>
<output data-shop-text="itemCount">?</output>
<script>
  const wasPrerendered = document.prerendering
  const timings = []
  const root = () => document.querySelector('[data-shop-widget=header]').shadowRoot
  const badge = () => root()?.querySelector('[part=cart-badge]')?.textContent.trim() ?? ''
  const events = () => (window.dataLayer ?? []).map((event) => event.event_name)
  window.Shop = [(shop) => {
    shop.configure({ consent: { src: location.origin + '/consent.js' } })
    shop.on('timing', (timing) => timings.push(timing))
  }]
  const text = () => document.querySelector('output').textContent
  let before, firstBadge, firstText
  // Capturing at the window, and added first, so it runs before what the widgets do.
  addEventListener('prerenderingchange', () => {
    before = { badge: before, events: events().length, timings: timings.length }
    requestAnimationFrame(() => ([firstBadge, firstText] = [badge(), text()]))
  }, true)
  const poll = setInterval(() => {
    if (badge() !== '2' || text() !== '2' || !document.querySelector('[data-shop-widget=support]').shadowRoot) return
    clearInterval(poll)
    before = badge()
    setTimeout(() => fetch('/ready'), 500)
  }, 50)
  document.addEventListener('prerenderingchange', () => setTimeout(() => {
    const { activationStart } = performance.getEntriesByType('navigation')[0]
    const seen = { wasPrerendered, activationStart, before, firstBadge, firstText, events: events(), timings }
    fetch('/seen', { method: 'POST', body: JSON.stringify(seen) })
  }, 1500))
</script>
<script async src="/cdn/loader.js" data-site="DE"></script>`

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

test('a prerendered page shows and reads, but tracks and measures only when the visitor opens it', async () => {
  let isReady = false
  let isOpened = false
  const early: string[] = []
  const late: string[] = []
  let finish: (seen: Seen) => void
  const finished = new Promise<Seen>((resolve) => (finish = resolve))

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url!, 'http://host')
      const isPage = pathname === '/first' || pathname === '/next'
      if (!isPage && !pathname.startsWith('/cdn/')) (isOpened ? late : early).push(pathname)
      const send = (body: string | Buffer, type = 'application/json') =>
        response.setHeader('content-type', type).end(body)
      if (pathname === '/first') return send(FIRST, 'text/html; charset=utf-8')
      if (pathname === '/next') return send(NEXT, 'text/html; charset=utf-8')
      if (pathname === '/consent.js') return send('', 'text/javascript')
      if (pathname === '/is-ready') {
        if (isReady) isOpened = true
        return send(String(isReady))
      }
      if (pathname === '/ready') isReady = true
      if (pathname === '/seen') finish(JSON.parse(await textOf(request)) as Seen)
      // After the visitor has opened the page, the service takes longer than the first frame.
      if (pathname === '/service/cart/api/cart') {
        if (isOpened) await new Promise((resolve) => setTimeout(resolve, 400))
        return send(JSON.stringify({ cart: cartOf(isOpened ? 8 : 2) }))
      }
      if (pathname.startsWith('/cdn/'))
        return send(
          await readFile(join(cdn, pathname.slice('/cdn/'.length))),
          TYPES[extname(pathname)] ?? 'application/octet-stream',
        )
      return send('{}')
    })().catch(() => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = await openWithoutDevTools(`http://127.0.0.1:${port}/first`)
  try {
    const seen = await finished
    expect(seen.wasPrerendered).toBe(true)
    expect(seen.activationStart).toBeGreaterThan(0)
    expect(seen.before).toEqual({ badge: '2', events: 0, timings: 0 })
    expect([seen.firstBadge, seen.firstText]).toEqual(['7', '7'])
    expect(seen.events).toContain('page_view')

    const mount = seen.timings.find(({ type }) => type === 'mount')
    expect(mount).toMatchObject({ start: 0, duration: 0, renderDuration: 0 })

    const cart = '/service/cart/api/cart'
    expect(early.filter((path) => path === cart)).toHaveLength(1)
    // When the first page has stored the cart, and when the visitor has opened the prerendered one.
    expect(late.filter((path) => path === cart)).toHaveLength(2)
    expect(early).not.toContain('/consent.js')
    expect(late).toContain('/consent.js')
  } finally {
    await close()
    server.closeAllConnections()
    server.close()
  }
})
