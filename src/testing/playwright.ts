/** `shop-embed/testing/playwright`: the shop's services and the CDN files for Playwright tests of a page. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cdnOf } from '../../examples/shop/cdn.js'
import { cookieTexts } from './cookie-texts.js'
import { createMockServices, type MockLogin, type MockShop, type MockShopOptions } from './mock-services.js'

export type { MockCart, MockLogin, MockShop, MockShopOptions } from './mock-services.js'

/** The parts of Playwright's `Page` and `Route` that are used here. The package does not depend on Playwright. */
export interface PlaywrightPage {
  route(url: (url: URL) => boolean, handler: (route: PlaywrightRoute) => Promise<void>): Promise<unknown>
  addInitScript(script: { content: string }): Promise<unknown>
  evaluate(script: string): Promise<unknown>
  isClosed(): boolean
}
export interface PlaywrightRoute {
  request(): {
    url(): string
    method(): string
    allHeaders(): Promise<Record<string, string>>
    postDataBuffer(): Uint8Array<ArrayBufferLike> | null
  }
  fulfill(response: { status: number; headers: Record<string, string>; body: Buffer }): Promise<void>
  abort(reason: string): Promise<void>
  fallback(): Promise<void>
}

export interface MockPageOptions extends MockShopOptions {
  /**
   * The folder of the page's loader, such as `https://cdn.example/v1/`. Its files come from the installed package.
   *
   * @default the folder of each `loader.js` or `header.js` that the page loads
   */
  cdn?: string | undefined
  /** Who the visitor is when the page opens. */
  login?: MockLogin | undefined
}

/** The folder of the CDN files in the installed package. */
const FILES = new URL('./', import.meta.resolve('shop-embed/cdn/manifest.json'))

const readFileNames = (): Set<string> => {
  const { files } = JSON.parse(readFileSync(new URL('manifest.json', FILES), 'utf8')) as { files: object }
  return new Set([...Object.keys(files), 'manifest.json'])
}

const SERVICE = /^\/(service|json|img)\/|^\/jsonflyoutnavigation$/
const LOADER = /\/(loader|header)\.js$/
/** Headers that only concern the browser's cache and the network. The names with a colon are those of HTTP/2. */
const LEFT_OUT = /^(:|if-|accept-encoding$|content-length$|host$)/

async function requestOf(route: PlaywrightRoute, url: URL): Promise<Request> {
  const request = route.request()
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !LEFT_OUT.test(name))
  const data = request.postDataBuffer()
  const body = data && new Uint8Array(data)
  return new Request(url, { method: request.method(), headers, ...(body && { body }) })
}

/** The script ignores errors, because a page without an origin, such as an empty page, has no cookies. */
const cookieScript = (texts: string[]): string =>
  `try { for (const text of ${JSON.stringify(texts)}) document.cookie = text } catch {}`

/**
 * Responds to the widgets' calls, and to requests for the CDN files. The test provides the page itself: with `page.route` and
 * `route.fulfill({ path })`, it can open a page without a server.
 *
 * @example const shop = await mockShop(page, { cart: { articles: [{ productId: '42', quantity: 1 }] } })
 *          await page.goto('https://shop.example/')
 */
export async function mockShop(page: PlaywrightPage, options: MockPageOptions = {}): Promise<MockShop> {
  const names = readFileNames()
  const folders = new Set(options.cdn === undefined ? [] : [new URL(options.cdn).href])
  /** @returns the name of a file in the package */
  const fileAt = ({ origin, pathname }: URL): string | undefined => {
    const address = origin + pathname
    if (options.cdn === undefined && LOADER.test(pathname)) folders.add(address.replace(/[^/]*$/, ''))
    for (const folder of folders) {
      const name = address.startsWith(folder) ? address.slice(folder.length) : ''
      if (names.has(name)) return name
    }
    return undefined
  }

  const { shop, respond } = createMockServices(options, {
    routes: [cdnOf(fileURLToPath(FILES), false)],
    async setCookies(cookies, removed) {
      const content = cookieScript(cookieTexts(cookies, removed))
      await page.addInitScript({ content })
      await page.evaluate(content)
    },
  })
  if (options.login) await shop.logIn(options.login)

  const fulfill = async (route: PlaywrightRoute) => {
    const url = new URL(route.request().url())
    const file = fileAt(url)
    const address = file === undefined ? url : new URL(`/cdn/${file}`, url)
    const response = await respond(await requestOf(route, address))
    if (response === 'lost') return route.abort('connectionreset')
    if (!response) return route.fallback()
    const body = Buffer.from(await response.arrayBuffer())
    return route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body })
  }
  await page.route(
    (url) => SERVICE.test(url.pathname) || fileAt(url) !== undefined,
    (route) =>
      fulfill(route).catch((error: unknown) => {
        // A slow response may arrive after the test has ended.
        if (!page.isClosed()) throw error
      }),
  )
  return shop
}
