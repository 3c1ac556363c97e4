/** Serves one page for each subject of the bench, and passes all other requests on to the reference shop. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { cdn, dist } from '../../tools/paths.mjs'
import { shopCommand } from '../../tools/shop.mjs'
import { benchFolder } from './alternatives.mjs'

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

const EMPTY_HEADER =
  '<div id="place" data-shop-widget="header" data-site="DE" data-show-promotion-banner="false"></div>'

/**
 * A page with our header. Its links can be used as soon as they are there: from the server, or kept by the last page. All of it is
 * usable when its code has rendered it.
 */
const ours = (loader, placeholder = EMPTY_HEADER, head = '') =>
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
<script async src="${loader}"></script>`,
    head,
  )

/** The same page, with the header as HTML of the server. @param navigation  the response of the shop's service */
async function oursAsHtml({ list }) {
  const { renderHead, renderToHtml } = await import(pathToFileURL(join(dist, 'npm/server.js')).href)
  const options = { site: 'DE', showPromotionBanner: false, cdn: '/cdn/', navigation: list }
  const html = await renderToHtml('header', options)
  return ours(
    '/cdn/loader.js',
    html.replace('<div ', '<div id="place" '),
    renderHead(['header'], { cdn: '/cdn/' }),
  )
}

/** A page with an alternative, whose module calls `usable` itself. */
const theirs = (name, hasSheet) =>
  page(`${hasSheet ? `<link rel="stylesheet" href="/bench/${name}.css">` : ''}
<div id="place"></div>
<script type="module" src="/bench/${name}.js"></script>`)

/** The same for all releases, so a page may have it without a build of its own. */
const NAVIGATION_HINT = '<link rel="preload" as="fetch" crossorigin href="/jsonflyoutnavigation?site=DE">'

/** The pages by name. `ours-html` is added when the shop runs. */
const PAGES = {
  ours: ours('/cdn/loader.js'),
  // Nothing is kept, as on the first page of a visit.
  'ours-new': ours(
    '/cdn/loader.js',
    EMPTY_HEADER,
    '<script>sessionStorage.removeItem("shop kept header")</script>',
  ),
  'ours-hint': ours('/cdn/loader.js', EMPTY_HEADER, NAVIGATION_HINT),
  'ours-react': ours('/bench/react/loader.js'),
  'plain-react': theirs('plain-react', true),
  'plain-preact': theirs('plain-preact', true),
  'plain-libraries': theirs('plain-libraries', true),
  algolia: theirs('algolia', true),
  'buy-button': theirs('buy-button', false),
  empty: page('<div id="place"></div><script>usable()</script>'),
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

function respond(req, res) {
  const { pathname, searchParams } = new URL(req.url, origin)
  const nodes = searchParams.get('nodes')
  if (pathname === '/navigation') {
    res.setHeader('content-type', 'application/json')
    return res.end(JSON.stringify(navigationOf(Number(nodes))))
  }
  const html = PAGES[pathname.slice(1)]
  if (html !== undefined) {
    res.setHeader('content-type', 'text/html; charset=utf-8')
    const route = `data-navigation-url="/navigation?nodes=${nodes}"`
    res.setHeader('content-encoding', 'br')
    return res.end(brotliCompressSync(nodes ? html.replace('<div id="place"', `$& ${route}`) : html))
  }
  if (pathname.startsWith('/bench/')) {
    res.setHeader('content-type', TYPES[extname(pathname)])
    res.setHeader('content-encoding', 'br')
    res.setHeader('cache-control', 'public, max-age=31536000, immutable')
    return res.end(file(join(benchFolder, 'files', pathname.slice('/bench/'.length))))
  }
  const { method, headers } = req
  const inner = request({ port: SHOP_PORT, path: req.url, method, headers }, (shopResponse) => {
    res.writeHead(shopResponse.statusCode, shopResponse.headers)
    shopResponse.pipe(res)
  })
  return req.pipe(inner)
}

/** @returns a function that stops the server and the shop */
export async function serve() {
  const shop = spawn(process.execPath, shopCommand(SHOP_PORT), {
    env: { ...process.env, SHOP_EMBED_CDN_DIR: cdn },
  })
  await new Promise((resolve) => shop.stdout.once('data', resolve))
  const navigation = await fetch(`http://127.0.0.1:${SHOP_PORT}/jsonflyoutnavigation?site=DE`)
  PAGES['ours-html'] = await oursAsHtml(await navigation.json())
  const server = createServer(respond)
  await new Promise((resolve) => server.listen(PORT, '127.0.0.1', resolve))
  return () => {
    server.close()
    shop.kill()
  }
}
