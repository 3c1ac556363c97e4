/** A page that React 18 hydrates as a whole, as Remix 2 does: it throws the document away if it finds an element that it does not know. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { eventsOf, recordEvents, shopReady } from '../../browser/support/events.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { part } from '../../browser/support/parts.js'
import { holdBack, leftOf } from '../../browser/support/traffic.js'

const react18 = join(import.meta.dirname, '../react-18')
const hasReact = existsSync(join(react18, 'node_modules/react-dom'))

/**
 * The page preloads the code of a widget, so a loader that runs in the head adds elements there at once.
 *
 * @param loader  the attribute of the loader's tag that says when it runs
 */
const source = (loader: string) => `
import { createElement as h } from 'react'
export const app = h('html', { lang: 'de' },
  h('head', null,
    h('meta', { charSet: 'utf-8' }),
    h('script', { dangerouslySetInnerHTML: { __html: "window.Shop = [(shop) => shop.preload('newsletter')]" } }),
    h('script', { src: '/cdn/loader.js', 'data-site': 'DE', ${loader} }),
    h('title', null, 'Host'),
    h('style', null, 'body { margin: 0 }')),
  h('body', null,
    h('div', { 'data-shop-widget': 'header' }, h('a', { href: '/' }, 'Own')),
    h('h1', null, 'Host page'),
    h('div', { 'data-shop-widget': 'footer', 'data-load': 'eager' }),
    h('script', { src: '/app.js', defer: true })))`

const CLIENT = `
import { hydrateRoot } from 'react-dom/client'
import { app } from 'app'
window.recovered = []
window.hydrate = () => hydrateRoot(document, app, { onRecoverableError: (error) => window.recovered.push(error.message) })
if (!location.search) window.hydrate()`

/** @param run  code that imports \`app\` */
async function bundle(loader: string, run: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: run, resolveDir: react18 },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundled',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'app',
        setup(builder) {
          builder.onResolve({ filter: /^app$/ }, () => ({ path: 'app', namespace: 'app' }))
          builder.onLoad({ filter: /^/, namespace: 'app' }, () => ({
            contents: source(loader),
            resolveDir: react18,
          }))
        },
      },
    ],
  })
  return outputFiles[0]!.text
}

async function render(loader: string): Promise<string> {
  const code = await bundle(
    loader,
    `import { renderToString } from 'react-dom/server.browser'; import { app } from 'app'; export const html = renderToString(app)`,
  )
  const { html } = runInNewContext(`${code}; bundled`, { TextEncoder, MessageChannel }) as { html: string }
  return `<!doctype html>${html}`
}

test.beforeEach(({ page }) => {
  test.skip(!hasReact, 'React 18 is missing: run "npm ci --prefix tests/long/react-18"')
  return recordEvents(page)
})

for (const [where, loader] of [
  ['async', 'async: true'],
  ['plain, in the middle of the head', ''],
] as const)
  for (const [when, isLater] of [
    ['while our code loads', false],
    ['when the widgets are there', true],
  ] as const)
    test(`React 18 keeps the document: the loader is ${where}, and it hydrates ${when}`, async ({ page }) => {
      const [html, client] = await Promise.all([render(loader), bundle(loader, CLIENT)])
      await page.route('**/host-page*', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      )
      await page.route('**/app.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: client }),
      )
      // React marks what it has hydrated; a node that it has rendered anew would have no mark of ours.
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () => {
          if (document.readyState === 'interactive')
            for (const node of document.querySelectorAll('html, head, body, h1, [data-shop-widget]'))
              Object.assign(node, { isKept: true })
        }),
      )
      const release = isLater ? () => {} : await holdBack(page, '**/cdn/chunks/**')
      await page.goto(`/host-page${isLater ? '?later' : ''}`, { waitUntil: 'commit' })
      const hydrated = () =>
        page.evaluate(() => Object.keys(document.body ?? {}).some((key) => key.startsWith('__react')))
      if (isLater) {
        await page.waitForFunction(() => 'hydrate' in window)
        await shopReady(page)
        await page.evaluate(() => (window as unknown as { hydrate(): void }).hydrate())
      }
      await expect.poll(hydrated).toBe(true)
      release()
      await expect(part(page, 'header')).toBeVisible()
      await expect.poll(async () => (await eventsOf(page, 'shop-ready')).length).toBeGreaterThan(1)
      expect(await page.evaluate(() => (window as unknown as { recovered: string[] }).recovered)).toEqual([])
      const kept = await page.evaluate(() =>
        [...document.querySelectorAll('html, head, body, h1, [data-shop-widget]')].map(
          (node) => 'isKept' in node,
        ),
      )
      expect(kept).toEqual([true, true, true, true, true, true])
      await expect.poll(() => leftOf(page)).toEqual({ root: ['head', 'body'], scripts: [] })
    })
