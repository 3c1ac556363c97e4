/** The reference shop for the journeys: its pages contain the page tools, and tests can add pages of their own. */
import type { AddressInfo } from 'node:net'
import { serve, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createShopApp } from '../../../../examples/shop/app.js'
import { cdn } from '../../../../tools/paths.mjs'
import { OUR_EVENTS } from '../../../browser/support/events.js'
import { startRecorder } from '../../support/recorder.js'
import { installPageTools } from './page-tools.js'

export interface TestShop {
  origin: string
  /** Adds a page with this markup in its body and its head. */
  addPage(path: string, body: string, head?: string): void
  /** Whether pages get our loader. Without it, a file without content is sent in its place. */
  hasLoader: boolean
  close(): void
}

/** Longer than an engine takes for its first paint. */
const LATE_MS = 1500

const TOOLS_PATH = '/page-tools.js'
const RECORDER_PATH = '/recorder.js'
const SCRIPT = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }

/** Files instead of inline scripts, because some pages have a policy or are XML. */
const withScripts = (page: string, paths: readonly string[]): string => {
  const nonce = /nonce="[^"]*"/.exec(page)?.[0] ?? ''
  const scripts = paths.map((path) => `<script ${nonce} src="${path}"></script>`).join('')
  return page.replace('<head>', () => `<head>${scripts}`)
}

const documentOf = (body: string, head: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8" /><title>Host</title>${head}</head><body>${body}</body></html>`

/** @param pages  the test's own pages, keyed by path */
const createApp = (pages: ReadonlyMap<string, string>, settings: Pick<TestShop, 'hasLoader'>) => {
  const shop = createShopApp({ cdnDir: cdn }).app
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    await next()
    if (!/^(text\/html|application\/xhtml)/.test(c.res.headers.get('Content-Type') ?? '')) return
    // The recorder comes first: it takes hold of the built-ins before other scripts run.
    const paths = c.req.path.startsWith('/hosts/') ? [RECORDER_PATH, TOOLS_PATH] : [TOOLS_PATH]
    c.res = new Response(withScripts(await c.res.text(), paths), c.res)
    // With the shop's `no-store`, only WebKit keeps the page for the back button.
    c.res.headers.set('Cache-Control', 'no-cache')
  })
  app.get(TOOLS_PATH, (c) => c.body(`(${installPageTools})(${JSON.stringify(OUR_EVENTS)})`, 200, SCRIPT))
  app.get(RECORDER_PATH, (c) => c.body(`(${startRecorder})()`, 200, SCRIPT))
  app.get('/cdn/loader.js', async (c, next) => {
    if (!settings.hasLoader) return c.body('', 200, SCRIPT)
    await next()
    // An engine that has cached the file would not request it again when it should be missing.
    c.res.headers.set('Cache-Control', 'no-store')
  })
  // These files arrive later than the rest of a page.
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
    const shop: TestShop = {
      origin: '',
      hasLoader: true,
      addPage: (path, body, head = '') => void pages.set(path, documentOf(body, head)),
      close: () => void server.close(),
    }
    const server = serve({ fetch: createApp(pages, shop).fetch, port: 0, hostname: '127.0.0.1' }, () => {
      shop.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      resolve(shop)
    })
  })
