/** Serves one page for each subject of the bench, and everything else from the reference shop. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { cdn, dist } from '../../tools/paths.mjs'
import { benchFolder } from './alternatives.mjs'

const PORT = 4391
const SHOP_PORT = 4393
export const origin = `http://127.0.0.1:${PORT}`

const TYPES = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' }

const page = (body) => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>Bench</title>
<script>window.usable = () => { window.usableAt ??= performance.now() }</script>
<style>body { margin: 0 } #place { min-height: 142px }</style>
${body}
</html>`

/** Usable: the widget has rendered, and its navigation is there. */
const ours = (loader) =>
  page(`<script>
  document.addEventListener('shop-ready', ({ target: { shadowRoot } }) => {
    const look = () => shadowRoot.querySelector('[part~=nav-item]:not([disabled])') && window.usable()
    new MutationObserver(look).observe(shadowRoot, { childList: true, subtree: true })
    look()
  })
</script>
<div id="place" data-shop-widget="header" data-site="DE" data-show-promotion-banner="false"></div>
<script async src="${loader}"></script>`)

const theirs = (name, hasSheet) =>
  page(`${hasSheet ? `<link rel="stylesheet" href="/bench/${name}.css">` : ''}
<div id="place"></div>
<script type="module" src="/bench/${name}.js"></script>`)

/** By name, in the order of the report. */
const PAGES = {
  ours: ours('/cdn/loader.js'),
  'ours-react': ours('/bench/react/loader.js'),
  'plain-react': theirs('plain-react', true),
  'plain-preact': theirs('plain-preact', true),
  algolia: theirs('algolia', true),
  'buy-button': theirs('buy-button', false),
  empty: page('<div id="place"></div><script>usable()</script>'),
}

const compressed = new Map()
function file(path) {
  if (!compressed.has(path)) compressed.set(path, brotliCompressSync(readFileSync(path)))
  return compressed.get(path)
}

function answer(req, res) {
  const { pathname } = new URL(req.url, origin)
  const name = pathname.slice(1)
  if (PAGES[name] !== undefined) {
    res.setHeader('content-type', 'text/html; charset=utf-8')
    return res.end(PAGES[name])
  }
  if (pathname.startsWith('/bench/')) {
    res.setHeader('content-type', TYPES[extname(pathname)])
    res.setHeader('content-encoding', 'br')
    res.setHeader('cache-control', 'public, max-age=31536000, immutable')
    return res.end(file(join(benchFolder, 'files', pathname.slice('/bench/'.length))))
  }
  const { method, headers } = req
  const inner = request({ port: SHOP_PORT, path: req.url, method, headers }, (shopAnswer) => {
    res.writeHead(shopAnswer.statusCode, shopAnswer.headers)
    shopAnswer.pipe(res)
  })
  return req.pipe(inner)
}

/** @returns ends it */
export async function serve() {
  const env = { ...process.env, PORT: String(SHOP_PORT), CDN_DIR: cdn }
  const shop = spawn(process.execPath, [join(dist, 'shop/main.mjs')], { env })
  await new Promise((resolve) => shop.stdout.once('data', resolve))
  const server = createServer(answer)
  await new Promise((resolve) => server.listen(PORT, '127.0.0.1', resolve))
  return () => {
    server.close()
    shop.kill()
  }
}
