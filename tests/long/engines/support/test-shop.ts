/** The reference shop for the journeys: its pages contain the page tools, and tests can add pages of their own. */
import type { AddressInfo } from 'node:net'
import { serve, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createShopApp } from '../../../../examples/shop/app.js'
import { cdn } from '../../../../tools/paths.mjs'
import { OUR_EVENTS } from '../../../browser/support/events.js'
import { installPageTools } from './page-tools.js'

export interface TestShop {
  origin: string
  /** Adds a page with this markup in its body and its head. */
  addPage(path: string, body: string, head?: string): void
  close(): void
}

/** Longer than an engine takes for its first paint. */
const LATE_MS = 1500

const TOOLS_PATH = '/page-tools.js'

/** A file and not an inline script, because of pages with a policy and pages that are XML. */
const withTools = (page: string): string => {
  const nonce = /nonce="[^"]*"/.exec(page)?.[0] ?? ''
  return page.replace('<head>', () => `<head><script ${nonce} src="${TOOLS_PATH}"></script>`)
}

const documentOf = (body: string, head: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8" /><title>Host</title>${head}</head><body>${body}</body></html>`

const createApp = (pages: ReadonlyMap<string, string>) => {
  const shop = createShopApp({ cdnDir: cdn }).app
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    await next()
    if (!/^(text\/html|application\/xhtml)/.test(c.res.headers.get('Content-Type') ?? '')) return
    c.res = new Response(withTools(await c.res.text()), c.res)
    // With `no-store`, which the shop sends, no engine but WebKit keeps the page for the way back.
    c.res.headers.set('Cache-Control', 'no-cache')
  })
  app.get(TOOLS_PATH, (c) =>
    c.body(`(${installPageTools})(${JSON.stringify(OUR_EVENTS)})`, 200, {
      'Content-Type': 'text/javascript',
    }),
  )
  // Files that are later than the rest of a page.
  app.all('/late/*', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    return shop.fetch(new Request(c.req.url.replace('/late/', '/')), c.env)
  })
  app.all('*', (c) => {
    const body = pages.get(c.req.path)
    if (body !== undefined) return c.html(body)
    // The page tools cannot be added to a compressed page.
    const headers = new Headers(c.req.raw.headers)
    headers.delete('Accept-Encoding')
    return shop.fetch(new Request(c.req.raw, { headers }), c.env)
  })
  return app
}

export const startTestShop = (): Promise<TestShop> =>
  new Promise((resolve) => {
    const pages = new Map<string, string>()
    const server = serve({ fetch: createApp(pages).fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        addPage: (path, body, head = '') => void pages.set(path, documentOf(body, head)),
        close: () => void server.close(),
      }),
    )
  })
