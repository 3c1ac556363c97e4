/** `npm run bench`: sizes and speeds of the built files, side by side with alternatives measured in the same run. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { slimAliases } from '../../src/build/aliases.mjs'
import { cssText } from '../../src/build/css-text.mjs'
import { dist, root } from '../../src/build/dist.mjs'
import { BROWSER_FLAGS, findBrowser } from '../../src/build/find-browser.mjs'
import { readSizes } from '../../src/build/page-sizes.mjs'

const RUNS = 9
const PORT = 4391

const line = (...cells) =>
  console.log(cells.map((cell, at) => (at ? String(cell).padStart(14) : cell.padEnd(52))).join(''))
const title = (text) => console.log(`\n${text}`)
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

/** The header and its frame as one file, on other runtimes: the same source, the same minifier. */
async function alternatives() {
  const twins = slimAliases()
  const compat = {
    react: 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  }
  const only = (pattern) => twins.filter(({ find }) => pattern.test(String(find)))
  const size = async (aliases, names = {}) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export { default } from './src/widgets/header/index.js'; export { mountWidget } from './src/shop/mount.js'`,
        resolveDir: root,
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      external: ['files:*'],
      define: { 'process.env.NODE_ENV': '"production"' },
      alias: names,
      logLevel: 'silent',
      plugins: [
        {
          name: 'twins',
          setup({ onResolve, onLoad }) {
            // Parts that come later stay outside.
            onResolve({ filter: /^\./ }, ({ path, kind }) =>
              kind === 'dynamic-import' ? { path, external: true } : undefined,
            )
            onResolve({ filter: /^(react|typesafe)/ }, ({ path }) => {
              const twin = aliases.find(({ find }) => find.test(path))
              return twin ? { path: twin.replacement } : undefined
            })
            const css = cssText()
            onLoad({ filter: /\.css$/ }, async ({ path }) => ({
              contents: (await css.load.call({}, path)).code,
              loader: 'js',
            }))
          },
        },
      ],
    })
    return brotliCompressSync(outputFiles[0].contents).length
  }
  title('The header and its frame in one file, brotli 11 (esbuild, without lazy parts split off)')
  line('ours: slim twins of React and typesafe-i18n', await size(twins))
  line('preact/compat for React, the twin of typesafe-i18n', await size(only(/typesafe/), compat))
  line('typesafe-i18n itself, the twin of React', await size(only(/react/)))
  line('React itself, the twin of typesafe-i18n', await size(only(/typesafe/)))
}

const serve = () =>
  new Promise((done) => {
    const server = spawn(process.execPath, [join(dist, 'shop/main.mjs')], {
      env: { ...process.env, PORT: String(PORT), CDN_DIR: join(dist, 'cdn') },
    })
    server.stdout.once('data', () => done(server))
  })

async function speeds() {
  const server = await serve()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  const url = `http://127.0.0.1:${PORT}`

  const visit = async (path, act) => {
    const context = await browser.newContext({ viewport: { width: 1500, height: 900 } })
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable')
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url + path)
    await page.waitForLoadState('networkidle')
    const { metrics } = await client.send('Performance.getMetrics')
    const script = metrics.find(({ name }) => name === 'ScriptDuration').value * 1000
    const result = { script, shift: await page.evaluate(() => window.shift), ...(await act?.(page)) }
    await context.close()
    return result
  }
  const repeat = async (path, act) => {
    const results = []
    for (let run = 0; run < RUNS; run++) results.push(await visit(path, act))
    return results
  }

  title(`Speeds in Chromium, median of ${RUNS}, this machine, not throttled`)
  const without = await repeat('/?widgets=none&loader=none')
  const header = await repeat('/?widgets=header')
  const script = (results) => median(results.map((result) => result.script))
  line('script time of the page without us, ms', script(without).toFixed(1))
  line('script time with the header, net of that, ms', (script(header) - script(without)).toFixed(1))
  line('layout shift, header with its banners', Math.max(...header.map(({ shift }) => shift)).toFixed(4))

  const badge = await repeat('/?widgets=header&fault=cart-change:slow:2000', async (page) => ({
    frames: await page.evaluate(async () => {
      const root = document.querySelector('[data-shop-widget=header]').shadowRoot
      const shown = () => root.querySelector('[part~=cart-badge]')?.textContent?.trim()
      await window.Shop.cart.load()
      const started = performance.now()
      window.Shop.cart.setArticle({ productId: '3', quantity: 3 })
      let frames = 0
      while (shown() !== '3' && frames < 120) {
        await new Promise(requestAnimationFrame)
        frames++
      }
      return { frames, ms: performance.now() - started }
    }),
  }))
  line('from setArticle to the badge, server 2 s, frames', median(badge.map(({ frames }) => frames.frames)))
  line('  the same in ms', median(badge.map(({ frames }) => frames.ms)).toFixed(1))

  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}/?widgets=header`)
  await page.waitForLoadState('networkidle')
  let scriptBytes = 0
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  const scripts = new Set()
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' && !response.fromDiskCache) scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  await page.goto(`${url}/c/kaffee-tee-c02?widgets=header`)
  await page.waitForLoadState('networkidle')
  line('script bytes that the next page of the shop loads', scriptBytes)

  await browser.close()
  server.kill()
}

title('What a page downloads, bytes in brotli 11')
for (const [what, bytes] of Object.entries(readSizes())) line(what, bytes)
await alternatives()
await speeds()
