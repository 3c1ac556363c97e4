/** A visitor of the reference shop: sends requests to the app, keeps its cookies and sends them again. */
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShopApp, type ShopApp } from '../../examples/shop/app.js'

export const ORIGIN = 'http://127.0.0.1:4321'
export const PARTNER = 'http://partner.example'

/** The loader contains one entry like this for each chunk. */
const HASH = `${'abc+/DEF'.repeat(6).slice(0, 43)}=`

/** Creates a folder like `dist/cdn`, with a loader, a chunk and a manifest. */
export const builtFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-cdn-'))
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(
    join(folder, 'loader.js'),
    `/* loader */ const hash = '${HASH}'; ${'console.log("loader");'.repeat(50)}`,
  )
  writeFileSync(join(folder, 'chunks', 'header.abc123.js'), 'export const header = "header"\n'.repeat(40))
  writeFileSync(join(folder, 'manifest.json'), '{"version":"0"}')
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), 'preact')
  return folder
}

export interface Visit extends ShopApp {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  page(path: string): Promise<string>
  json<T>(path: string, headers?: Record<string, string>): Promise<T>
}

export const openShop = (now?: () => Date): ShopApp =>
  createShopApp({ cdnDir: builtFolder(), partnerOrigins: [PARTNER], ...(now && { now }) })

/** @param shop  a shop, or a visit to a shop that then gets a second visitor; by default a new shop */
export const visit = (shop: ShopApp = openShop()): Visit => {
  const cookies = new Map<string, string>()
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await shop.app.request(new URL(path, ORIGIN).href, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, decodeURIComponent(value))
    }
    return response
  }
  const get: Visit['get'] = (path, headers = {}) => call(path, { headers })
  return {
    ...shop,
    cookies,
    get,
    send: (method, path, body, headers = {}) =>
      call(path, {
        method,
        body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
        headers: body instanceof FormData ? headers : { 'Content-Type': 'application/json', ...headers },
      }),
    page: async (path) => (await get(path)).text(),
    json: async <T>(path: string, headers: Record<string, string> = {}) =>
      (await (await get(path, headers)).json()) as T,
  }
}

/** The header that the services require from visitors without a CSRF cookie. */
export const CSRF = { 'X-CSRF-Token': '1' }
