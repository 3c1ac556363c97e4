/** `/my/…`: a folder of the person who started the shop. Its pages have the shop's origin, so they need no permission. */
import { readdir, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { decodeName, FolderCache, sendFile } from '../cdn.js'
import type { ShopContext, ShopEnv } from '../context.js'
import { LOADER_PATH, renderPage } from './layout.js'

const PREFIX = '/my/'

const HEADERS = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' }

/** `docs/samples/first-page.html`, with the loader of this shop. */
const firstPage = (site: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>My first page</title>
  </head>
  <body>
    <div data-shop-widget="header"><a href="/">Shop</a></div>
    <main>
      <h1>My first page</h1>
      <button type="button" data-shop-cart="add" data-product-id="42">Add to cart</button>
      <p>In the cart: <output data-shop-text="itemCount">0</output></p>
    </main>
    <div data-shop-widget="footer"><a href="/contact">Contact</a></div>

    <script
      async
      crossorigin
      fetchpriority="high"
      src="${LOADER_PATH}"
      data-site="${site}"
      data-locale="en"
    ></script>
  </body>
</html>`

const listPage = async (c: ShopContext, folder: string): Promise<Response> => {
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.html$/i.test(name)).sort()
  return renderPage(c, {
    title: 'Your pages',
    lang: 'en',
    main: html`<h1>Your pages</h1>
      ${
        names.length > 0
          ? html`<ul>
              ${names.map((name) => html`<li><a href="${PREFIX}${encodeURIComponent(name)}">${name}</a></li>`)}
            </ul>`
          : html`<p>There is no HTML file in <code>${folder}</code> yet.</p>`
      }
      <h2>A first page</h2>
      <p>Save this as <code>first.html</code> in the folder, then reload this page.</p>
      <pre class="code">${firstPage(c.var.visitor.site)}</pre>`,
  })
}

/**
 * Serves web files of the folder, and refuses links that lead out of it.
 *
 * @param folder     an absolute path
 * @param statePath  the state file, which may be in the folder, and is not served
 */
export const ownPages = (folder: string, statePath?: string) => {
  const files = new FolderCache(folder)
  const isAllowed = async (name: string): Promise<boolean> => {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))])
    // Somebody may have deleted the state file.
    const state = statePath === undefined ? undefined : await realpath(statePath).catch(() => undefined)
    return path !== state && path.startsWith(root.endsWith(sep) ? root : root + sep)
  }
  const find = async (name: string) =>
    (await isAllowed(name).catch(() => false)) ? files.get(name) : undefined
  return new Hono<ShopEnv>()
    .get('/my', (c) => c.redirect(PREFIX))
    .get(`${PREFIX}*`, async (c) => {
      const { path } = c.req
      const file = await find(
        decodeName(`${path.slice(PREFIX.length)}${path.endsWith('/') ? 'index.html' : ''}`),
      )
      if (file) return sendFile(c, file, HEADERS)
      return path === PREFIX ? listPage(c, folder) : c.notFound()
    })
}
