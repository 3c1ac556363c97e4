/** Kept markup on a page that the browser really prerenders. The pages report to the test's server what they have seen. */
import type { AddressInfo } from 'node:net'
import { serve, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'playwright/test'
import { createShopApp } from '../../examples/shop/app.js'
import { cdn } from '../../tools/paths.mjs'
import { SCRIPT } from './support/fixtures.js'
import { HEADER, OTHER_CODE } from './support/kept.js'
import { openWithoutDevTools } from './support/without-devtools.js'

interface Seen {
  /** When the header was there first: before its code, in the prerendered page. */
  shown: { isPrerendering: boolean; isReady: boolean; badge: string; nodes: number }
  /** The badge in the first frame after the visitor has opened the page. */
  firstBadge: string
  headers: number
  shifts: number
}

const setItems = (quantity: number) => `Shop.cart.setArticle({ productId: '42', quantity: ${quantity} })`

/** The page that keeps the markup. Then it lets the browser prerender the next page, and follows the link to it. */
const FIRST = `<!doctype html><html lang="de"><title>First</title>${HEADER}${SCRIPT}
<script type="module">
  const until = async (check) => {
    while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await until(() => window.Shop?.cart)
  await ${setItems(2)}
  await until(() => sessionStorage.getItem('shop kept header')?.includes('Themenwelten'))
  await fetch('/hold', { method: 'POST' })
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = '{ "prerender": [{ "urls": ["/next"], "eagerness": "immediate" }] }'
  document.head.append(rules)
  await until(async () => (await fetch('/is-ready')).json())
  await ${setItems(7)}
  location.href = '/next'
</script>`

const NEXT = `<!doctype html><html lang="de"><title>Next</title>
<style>body { margin: 0 } [data-shop-widget=header] { min-height: 221px }</style>${HEADER}<main><h1>Next</h1></main>
<script>
  let isReady = false, shown, firstBadge, shifts = 0
  document.addEventListener('shop-ready', () => (isReady = true))
  new PerformanceObserver((list) => (shifts += list.getEntries().length)).observe({ type: 'layout-shift', buffered: true })
  const root = () => document.querySelector('[data-shop-widget=header]').shadowRoot
  const badge = () => root().querySelector('[part=cart-badge]').textContent
  const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body) })
  const when = (check, run) => {
    const poll = setInterval(() => {
      if (!check()) return
      clearInterval(poll)
      run()
    }, 20)
  }
  when(() => root()?.querySelector('[part=header]'), () => {
    const nodes = root().querySelectorAll('*').length
    shown = { isPrerendering: document.prerendering, isReady, badge: badge(), nodes }
    post('/shown')
  })
  when(() => isReady && badge() === '2', () => post('/ready'))
  // Capturing at the window, and added first, so it runs before what the widgets do.
  addEventListener('prerenderingchange', () => {
    requestAnimationFrame(() => (firstBadge = badge()))
    when(() => firstBadge, () => {
      const headers = root().querySelectorAll('[part=header]').length
      post('/seen', { shown, firstBadge, headers, shifts })
    })
  }, true)
</script>${SCRIPT}`

test('a prerendered page shows it before its code, and has the right cart when the visitor opens it', async () => {
  let isReady = false
  let release: () => void
  let held = Promise.resolve()
  let finish: (seen: Seen) => void
  const finished = new Promise<Seen>((resolve) => (finish = resolve))

  const shop = createShopApp({ cdnDir: cdn }).app
  const app = new Hono<{ Bindings: HttpBindings }>()
    .get('/first', (c) => c.html(FIRST))
    .get('/next', (c) => c.html(NEXT))
    .post('/hold', (c) => {
      held = new Promise((resolve) => (release = resolve))
      return c.body(null, 204)
    })
    .post('/shown', (c) => {
      release()
      return c.body(null, 204)
    })
    .post('/ready', (c) => {
      isReady = true
      return c.body(null, 204)
    })
    .get('/is-ready', (c) => c.json(isReady))
    .post('/seen', async (c) => {
      finish(await c.req.json())
      return c.body(null, 204)
    })
    .get('/cdn/*', async (c) => {
      if (OTHER_CODE.test(c.req.path)) await held
      const { status, headers, body } = await shop.fetch(c.req.raw, c.env)
      const file = new Response(body, { status, headers })
      // The browser has loaded the same files on the first page.
      file.headers.set('Cache-Control', 'no-store')
      return file
    })
    .all('*', (c) => shop.fetch(c.req.raw, c.env))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const close = await openWithoutDevTools(`http://127.0.0.1:${port}/first`)
  try {
    const { shown, ...seen } = await finished
    expect(shown).toMatchObject({ isPrerendering: true, isReady: false, badge: '2' })
    expect(shown.nodes).toBeGreaterThan(50)
    expect(seen).toEqual({ firstBadge: '7', headers: 1, shifts: 0 })
  } finally {
    await close()
    server.close()
  }
})
