/**
 * Applications of five frameworks: React Router with the packed package and server rendering, the others with placeholders and
 * the script tag. Their layouts are the samples of the docs.
 */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page, Route } from 'playwright/test'
import { SERVICE_PATHS } from '../../../examples/shop/services/index.js'
import type { WidgetName } from '../../../src/api/names.js'
import { freePort } from '../../../tools/free-port.mjs'
import { root } from '../../../tools/paths.mjs'
import { part } from '../../browser/support/parts.js'
import { cleanUp, isUp, start } from '../support/programs.js'
import { recordProblems } from './support/open-app.js'
import { expect, run, test } from './support/test.js'

interface Framework {
  /** Whether the application installs the package. */
  hasPackage?: boolean
  /** Where the application has the files in `docs/samples/frameworks/`. */
  samples: Record<string, string>
  /** What Node.js runs to serve the built application. */
  server: (port: string) => string[]
  /** The header in the HTML that the server sends; without it, only the browser renders the application. */
  serverHtml?: string
  /** Whether a client-side navigation replaces everything that is not marked to stay, here the footer. */
  replacesBody?: boolean
}

const SAMPLES = join(root, 'docs/samples/frameworks')
const PLACEHOLDER = '<div data-shop-widget="header"'

/** Serves what Vite or a program with the same options has built. */
const preview =
  (main: string, ...options: string[]): Framework['server'] =>
  (port) => [main, 'preview', '--host', '127.0.0.1', '--port', port, ...options]

/** Keyed by the folder in `apps/`. The versions are the last ones for Node.js 20. */
const FRAMEWORKS: Record<string, Framework> = {
  'react-router': {
    hasPackage: true,
    samples: { 'root.jsx': 'app/root.jsx' },
    server: () => ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
    serverHtml: '<div data-shop-host="header"><template shadowrootmode="open">',
  },
  astro: {
    samples: { 'Layout.astro': 'src/layouts/Layout.astro' },
    server: preview('node_modules/astro/astro.js'),
    serverHtml: PLACEHOLDER,
    replacesBody: true,
  },
  nuxt: {
    samples: { 'app.vue': 'app/app.vue' },
    server: () => ['.output/server/index.mjs'],
    serverHtml: PLACEHOLDER,
  },
  sveltekit: {
    samples: { '+layout.svelte': 'src/routes/+layout.svelte' },
    server: preview('node_modules/vite/bin/vite.js'),
    serverHtml: PLACEHOLDER,
  },
  angular: {
    samples: { 'angular/index.html': 'src/index.html', 'angular/app.ts': 'src/app/app.ts' },
    server: preview('node_modules/vite/bin/vite.js', '--outDir', 'dist/browser'),
  },
}

test.beforeAll(() => {
  for (const name of ['ASTRO_TELEMETRY_DISABLED', 'NUXT_TELEMETRY_DISABLED']) process.env[name] = '1'
})

test.afterEach(cleanUp)

/** Serves the built application. @returns its address */
async function serveApp(folder: string, { server }: Framework): Promise<string> {
  const port = String(await freePort())
  const env = { HOST: '127.0.0.1', PORT: port }
  const program = start(process.execPath, server(port), { cwd: folder, env })
  const address = `http://127.0.0.1:${port}/`
  await isUp(address, program)
  return address
}

/** The shop responds to the calls to the application's own origin, and to requests for files of the CDN. */
async function routeToShop(page: Page, address: string, shop: string): Promise<void> {
  const isCall = ({ href, pathname }: URL) =>
    href.startsWith(address) && SERVICE_PATHS.some((path) => pathname.startsWith(path.replace('*', '')))
  const request = async (route: Route, path: string) =>
    route.fulfill({ response: await route.fetch({ url: `${shop}${path}` }) })
  await page.route(isCall, (route) => {
    const { pathname, search } = new URL(route.request().url())
    return request(route, pathname + search)
  })
  await page.route('https://cdn.example/**', (route) =>
    request(route, new URL(route.request().url()).pathname.replace(/^\/(v1|files)\//, '/cdn/')),
  )
}

const elementOf = (page: Page, widget: WidgetName) =>
  page.locator(`[data-shop-widget=${widget}], [data-shop-host=${widget}]`)

for (const [name, framework] of Object.entries(FRAMEWORKS))
  test(`in an application of ${name}, the widgets follow the client-side router`, async ({
    page,
    installApp,
    installCopy,
    baseURL,
  }) => {
    const folder = await (framework.hasPackage ? installApp : installCopy)(name)
    for (const [sample, path] of Object.entries(framework.samples))
      await cp(join(SAMPLES, sample), join(folder, path))
    await run(folder, 'npm', 'run', 'build')
    const address = await serveApp(folder, framework)
    if (framework.serverHtml) expect(await (await fetch(address)).text()).toContain(framework.serverHtml)

    const problems = recordProblems(page)
    await routeToShop(page, address, baseURL!)
    await page.goto(address)
    const header = part(page, 'header')
    // A server's markup has one header for each width, until the takeover.
    await expect(header).toHaveCount(1)
    await expect(header).toHaveAttribute('data-site', 'AT')
    const footer = part(page, 'footer')
    await expect(footer).toBeVisible()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(part(page, 'cart-badge')).toHaveText('1')

    for (const shown of [header, footer])
      await shown.evaluate((element) => Object.assign(element, { isFirst: true }))
    const isFirst = (shown: Locator) => shown.evaluate((element) => 'isFirst' in element)
    const more = page.getByRole('link', { name: 'More' })
    const newsletter = part(elementOf(page, 'newsletter'), 'form')
    await more.click()
    await expect(newsletter).toBeVisible()
    await expect(part(page, 'cart-badge')).toHaveText('1')
    expect(await isFirst(header)).toBe(true)
    expect(await isFirst(footer)).toBe(!framework.replacesBody)

    await page.setViewportSize({ width: 360, height: 800 })
    const menu = part(page, 'drilldown')
    const openMenu = async () => {
      await part(page, 'drilldown-toggle').click()
      await expect(menu).toBeVisible()
    }
    await openMenu()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    await expect(menu).toHaveCount(0)
    await expect(elementOf(page, 'newsletter')).toHaveCount(0)

    await openMenu()
    // The open menu covers the link.
    await more.evaluate((link: HTMLAnchorElement) => link.click())
    await expect(newsletter).toBeVisible()
    await expect(menu).toHaveCount(0)
    await expect(header).toHaveCount(1)
    expect(problems).toEqual([])
  })
