/** Serves one page for each subject of the bench, and passes all other requests on to the reference shop. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { cdn, dist } from '../paths.mjs'
import { shopCommand } from '../shop.mjs'
import { benchFolder } from './alternatives.mjs'
import { openLine } from './line.mjs'

const PORT = 4391
const SHOP_PORT = 4393
export const origin = `http://127.0.0.1:${PORT}`

const TYPES = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' }

const page = (body, head = '') => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>Bench</title>
<script>
  window.linked = () => { window.linksAt ??= performance.now() }
  window.usable = () => { linked(); window.usableAt ??= performance.now() }
</script>
<style>body { margin: 0 } #place { min-height: 142px }</style>
${head}
${body}
</html>`

/** The tag of the docs. */
const tagOfDocs = (src) => `<script async crossorigin fetchpriority="high" src="${src}"></script>`
/** Its request has cookies, so the browser opens a second connection for the chunks. */
const tagWithCookies = (src) => `<script async src="${src}"></script>`

const EMPTY_HEADER =
  '<div id="place" data-shop-widget="header" data-site="DE" data-show-promotion-banner="false"></div>'

/**
 * A page with our header. Its links can be used as soon as they are there: from the server, or kept by the last page. All of it is
 * usable when its code has rendered it.
 */
const ours = (loader, { placeholder = EMPTY_HEADER, head = '', loaderTag = tagOfDocs } = {}) =>
  page(
    `<script>
  const whenThere = (root, act) => {
    const look = () => root.querySelector('a[part~=nav-item]') && act()
    new MutationObserver(look).observe(root, { childList: true, subtree: true })
    look()
  }
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init)
    if (this.id === 'place') whenThere(root, linked)
    return root
  }
  document.addEventListener('shop-ready', ({ target: { shadowRoot } }) => whenThere(shadowRoot, usable))
</script>
${placeholder}
<script>if (place.shadowRoot) linked()</script>
${loaderTag(loader)}`,
    head,
  )

/** The same page, with the header as HTML of the server. */
async function oursAsHtml(cdnOrigin) {
  const { renderHead, renderToHtml } = await import(pathToFileURL(join(dist, 'npm/server.js')).href)
  const response = await fetch(`http://127.0.0.1:${SHOP_PORT}/jsonflyoutnavigation?site=DE`)
  const { list: navigation } = await response.json()
  const address = `${cdnOrigin}/cdn/`
  const html = await renderToHtml('header', {
    site: 'DE',
    showPromotionBanner: false,
    cdn: address,
    navigation,
  })
  return ours(`${address}loader.js`, {
    placeholder: html.replace('<div ', '<div id="place" '),
    head: renderHead(['header'], { cdn: address }),
  })
}

/** A page with an alternative, whose module calls `usable` itself. */
const theirs =
  (name, hasSheet = true) =>
  (cdnOrigin) =>
    page(`${hasSheet ? `<link rel="stylesheet" href="${cdnOrigin}/bench/${name}.css">` : ''}
<div id="place"></div>
<script type="module" src="${cdnOrigin}/bench/${name}.js"></script>`)

/** Nothing is kept, as on the first page of a visit. */
const FORGET = '<script>sessionStorage.removeItem("shop kept header")</script>'
/** The same for all releases, so a page may have it without a build of its own. */
const NAVIGATION_HINT = '<link rel="preload" as="fetch" crossorigin href="/jsonflyoutnavigation?site=DE">'

/** The pages by name: each gets the origin of the CDN, which is empty if it is the page's. */
const PAGES = {
  ours: (cdnOrigin) => ours(`${cdnOrigin}/cdn/loader.js`),
  'ours-cookies': (cdnOrigin) => ours(`${cdnOrigin}/cdn/loader.js`, { loaderTag: tagWithCookies }),
  'ours-new': (cdnOrigin) => ours(`${cdnOrigin}/cdn/loader.js`, { head: FORGET }),
  'ours-hint': (cdnOrigin) => ours(`${cdnOrigin}/cdn/loader.js`, { head: NAVIGATION_HINT }),
  'ours-html': oursAsHtml,
  'ours-react': (cdnOrigin) => ours(`${cdnOrigin}/bench/react/loader.js`),
  'plain-react': theirs('plain-react'),
  'plain-preact': theirs('plain-preact'),
  'plain-libraries': theirs('plain-libraries'),
  algolia: theirs('algolia'),
  'buy-button': theirs('buy-button', false),
  empty: () => page('<div id="place"></div><script>usable()</script>'),
}

/** A navigation with about this number of nodes: ten titles, each with columns of ten links. */
function navigationOf(nodes) {
  const columns = Math.max(1, Math.floor((nodes / 10 - 1) / 11))
  const node = (title, children) => ({ title, href: `/${title.replaceAll(' ', '-')}`, children })
  const times = (count, make) => Array.from({ length: count }, (_, at) => make(at))
  return {
    list: times(10, (top) =>
      node(
        `Title ${top}`,
        times(columns, (column) =>
          node(
            `Column ${top} ${column}`,
            times(10, (link) => node(`Link ${top} ${column} ${link}`, [])),
          ),
        ),
      ),
    ),
  }
}

const compressed = new Map()
function file(path) {
  if (!compressed.has(path)) compressed.set(path, brotliCompressSync(readFileSync(path)))
  return compressed.get(path)
}

/** These headers of HTTP/1.1 are none of HTTP/2. */
const OF_HTTP_1 = ['connection', 'keep-alive', 'transfer-encoding']

async function respond(req, res) {
  const { pathname, searchParams } = new URL(req.url, origin)
  const nodes = searchParams.get('nodes')
  if (pathname === '/navigation') {
    res.setHeader('content-type', 'application/json')
    return res.end(JSON.stringify(navigationOf(Number(nodes))))
  }
  const name = pathname.slice(1)
  if (Object.hasOwn(PAGES, name)) {
    const html = await PAGES[name](searchParams.get('cdn') ?? '')
    res.setHeader('content-type', 'text/html; charset=utf-8')
    const route = `data-navigation-url="/navigation?nodes=${nodes}"`
    res.setHeader('content-encoding', 'br')
    return res.end(brotliCompressSync(nodes ? html.replace('<div id="place"', `$& ${route}`) : html))
  }
  if (pathname.startsWith('/bench/')) {
    res.setHeader('content-type', TYPES[extname(pathname)])
    res.setHeader('content-encoding', 'br')
    res.setHeader('access-control-allow-origin', '*')
    res.setHeader('cache-control', 'public, max-age=31536000, immutable')
    return res.end(file(join(benchFolder, 'files', pathname.slice('/bench/'.length))))
  }
  const headers = Object.entries(req.headers).filter(([header]) => !header.startsWith(':'))
  const { method, url: path } = req
  const options = { port: SHOP_PORT, path, method, headers: Object.fromEntries(headers) }
  const inner = request(options, (shopResponse) => {
    const passed = Object.entries(shopResponse.headers).filter(([header]) => !OF_HTTP_1.includes(header))
    res.writeHead(shopResponse.statusCode, Object.fromEntries(passed))
    shopResponse.pipe(res)
  })
  return req.pipe(inner)
}

/** @returns `connections()`, the number of connections over the line since the last call, and `stop()` */
export async function serve() {
  const shop = spawn(process.execPath, shopCommand(SHOP_PORT), {
    env: { ...process.env, SHOP_EMBED_CDN_DIR: cdn },
  })
  await new Promise((resolve) => shop.stdout.once('data', resolve))
  const server = createServer(respond)
  await new Promise((resolve) => server.listen(PORT, '127.0.0.1', resolve))
  const line = await openLine(respond)
  return {
    connections: line.connections,
    stop() {
      line.stop()
      server.close()
      shop.kill()
    },
  }
}
