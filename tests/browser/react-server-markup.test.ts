/** `ShopWidget` with the markup that a server has rendered: in the first paint, and then taken over by React. */
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import type { Page } from 'playwright/test'
import { dist } from '../../tools/paths.mjs'
import type { Markup } from './react-server-markup/app.js'
import { expect, test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { part } from './support/parts.js'
import { NAVIGATION, renderToHtml } from './support/server-html.js'

/** The application imports the source for its types; the bundle contains the built package instead. */
const builtPackage: Plugin = {
  name: 'built-package',
  setup: (builder) =>
    builder.onResolve({ filter: /src\/npm\/react\.js$/ }, () => ({ path: join(dist, 'npm/react.js') })),
}
const bundle = (options: BuildOptions) =>
  build({
    entryPoints: [join(import.meta.dirname, 'react-server-markup/app.tsx')],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [builtPackage],
    ...options,
  })

/** What a frame shows: the number of headers, and their height. */
interface Frame {
  headers: number
  height: number
}

/** The files of the bundled application, keyed by name. */
const files = new Map<string, string>()
let markup: Markup
let html: string

test.beforeAll(async () => {
  const { outputFiles } = await bundle({ outdir: '/app', write: false })
  for (const { path, text } of outputFiles!) files.set(resolve(path).split(/[\\/]/).at(-1)!, text)

  markup = {
    header: await renderToHtml('header', {
      site: 'AT',
      cdn: '/cdn/',
      navigation: NAVIGATION,
      showPromotionBanner: false,
    }),
    newsletter: await renderToHtml('newsletter', { site: 'AT', cdn: '/cdn/' }),
  }
  const folder = await mkdtemp(join(dist, 'react-server-'))
  try {
    const external = ['react', 'react-dom']
    await bundle({ outdir: folder, external, outExtension: { '.js': '.mjs' } })
    const { App } = (await import(
      pathToFileURL(join(folder, 'app.mjs')).href
    )) as typeof import('./react-server-markup/app.js')
    const [{ createElement }, { renderToString }] = await Promise.all([
      import('react'),
      import('react-dom/server'),
    ])
    html = renderToString(createElement(App, markup))
  } finally {
    await rm(folder, { recursive: true })
  }
})

const problems: string[] = []

test.beforeEach(async ({ page }) => {
  problems.length = 0
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type()) && !/Failed to load resource/.test(message.text()))
      problems.push(message.text())
  })
  await page.route('**/app/*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: files.get(new URL(route.request().url()).pathname.split('/').at(-1)!) ?? '',
    }),
  )
})

test.afterEach(() => {
  expect(problems, 'errors and warnings of React and the browser').toEqual([])
})

const open = (openPage: (body: string, options: { script: string }) => Promise<void>) =>
  openPage(`<div id="app">${html}</div>`, { script: '' })

/** Starts the application. It has taken over when the server's roots are gone. */
async function takeOver(page: Page): Promise<void> {
  await page.evaluate(async (given) => {
    const { start } = (await import(
      `${location.origin}/app/app.js`
    )) as typeof import('./react-server-markup/app.js')
    start(given, (error) => console.error(error))
  }, markup)
  for (const id of ['top', 'news']) await expect(page.locator(`#${id} [data-shop-root=""]`)).toHaveCount(0)
}

test('the widgets are in the HTML, and the header stays in each frame when React takes it over', async ({
  page,
  openPage,
}) => {
  await open(openPage)
  await expect(part(page.locator('#top'), 'logo').filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('#top').getByRole('link', { name: 'Kaffee' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Startseite', exact: true })).toBeHidden()
  await page.evaluate(() => {
    const frames: Frame[] = []
    Object.assign(window, { shown: frames })
    const record = () => {
      const logos = document.querySelector('#top')!.shadowRoot!.querySelectorAll('[part=logo]')
      frames.push({
        headers: [...logos].filter((logo) => logo.checkVisibility()).length,
        height: document.querySelector('#top')!.getBoundingClientRect().height,
      })
      requestAnimationFrame(record)
    }
    record()
  })
  await takeOver(page)
  await page.waitForTimeout(300)
  const shown = await page.evaluate(() => (window as unknown as { shown: Frame[] }).shown)
  expect(shown.length).toBeGreaterThan(1)
  for (const frame of shown) expect(frame).toEqual({ headers: 1, height: shown[0]!.height })
  await expect(part(page.locator('#top'), 'cart-badge')).toHaveCount(1)
  await part(page.locator('#top'), 'search-input').fill('kaffee')
  await expect(part(page.locator('#top'), 'search-panel')).toBeVisible()
})

test('on a phone, the menu and the search stay open in strict mode, which closes and opens them again', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(openPage)
  await takeOver(page)
  for (const [toggle, dialog] of [
    ['drilldown-toggle', 'drilldown'],
    ['search-toggle', 'search-flyout'],
  ] as const) {
    await part(page, toggle).click()
    await expect(part(page, dialog)).toBeVisible()
    await twoFrames(page)
    await expect(part(page, dialog)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(part(page, dialog)).toHaveCount(0)
  }
})
