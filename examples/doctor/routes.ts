/** `/doctor`: the list of the broken pages; `/doctor/<finding>`: one of them; `/doctor/healthy`: a page without a mistake. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { IMMUTABLE, OPEN, SHORT } from '../shop/cdn.js'
import type { ShopContext, ShopEnv } from '../shop/context.js'
import { setFaults } from '../shop/faults/fault.js'
import { changedRelease, filesOf, olderRelease } from '../shop/other-folders.js'
import { renderPage, type Html } from '../shop/pages/layout.js'
import { compose, nameOf, type Addresses, type BrokenPage } from './broken-page.js'
import { BROKEN_PAGES } from './pages.js'

const HEALTHY = 'healthy'

/** The address of a page as a link on the list; the https page has no link. */
const hrefOf = (page: BrokenPage, [otherSite, partner]: readonly string[]): string => {
  const path = `/doctor/${nameOf(page)}`
  if (page.place === 'partner') return `${partner ?? ''}${path}`
  return page.place === 'other-site' ? `${otherSite ?? ''}${path}` : path
}

const row = (page: BrokenPage, origins: readonly string[]): Html =>
  html`<dt><a href="${hrefOf(page, origins)}">${page.code}</a></dt>
    <dd>${page.sentence}</dd>`

const list = (c: ShopContext): Response | Promise<Response> =>
  renderPage(c, {
    title: 'Broken pages',
    lang: 'en',
    main: html`<h1>Broken pages</h1>
      <p>
        Each page has one mistake. To see what the doctor says about it, open the console of the browser and
        call
        <code>Shop.doctor()</code>. Where the loader has not run, call
        <code>(await import('/cdn/doctor.js')).doctor()</code> instead. On the command line, call
        <code>npx shop-embed-cli doctor</code> with the address of the page. It finds scripts that are
        unknown, changed or missing with <code>--inventory</code> and the address of
        <code>/cdn/scripts.json</code>.
      </p>
      <dl>
        <dt><a href="/doctor/${HEALTHY}">healthy</a></dt>
        <dd>The doctor finds nothing here.</dd>
        ${BROKEN_PAGES.map((page) => row(page, c.var.memory.partnerOrigins))}
      </dl>`,
  })

/** Removes the chunk `header` from those that widgets need. */
function withoutHeaderChunk(text: string): string {
  const manifest = JSON.parse(text) as { widgets: Record<string, string[]> }
  const widgets = Object.entries(manifest.widgets).map(([widget, paths]) => [
    widget,
    paths.filter((path) => !path.startsWith('chunks/header.')),
  ])
  return JSON.stringify({ ...manifest, widgets: Object.fromEntries(widgets) })
}

/** The `integrity` of the loader, which each build changes. */
function loaderIntegrity(cdnDir: string): string {
  const { files } = JSON.parse(readFileSync(join(cdnDir, 'manifest.json'), 'utf8')) as {
    files?: Record<string, { integrity: string }>
  }
  return files?.['loader.js']?.integrity ?? ''
}

/** @returns the page with this name, or `undefined`. The healthy page has no mistake. */
function findPage(name: string): Partial<BrokenPage> | undefined {
  return name === HEALTHY ? {} : BROKEN_PAGES.find((page) => nameOf(page) === name)
}

const send = (c: Context, page: Partial<BrokenPage>, addresses: Addresses): Response | Promise<Response> =>
  c.html(compose(page, addresses), page.status ?? 200, { 'Cache-Control': 'no-store', ...page.headers })

/** The scripts that the broken pages name. @param cdnDir  the folder with the built files */
export const doctorFiles = (cdnDir: string) =>
  new Hono<ShopEnv>()
    .route('/', olderRelease('/doctor/older', cdnDir))
    // These files lack the headers that let pages of other origins read them.
    .route('/', filesOf('/doctor/unreadable', cdnDir, { 'Cache-Control': SHORT }))
    .route('/', filesOf('/doctor/kept', cdnDir, { ...OPEN, 'Cache-Control': IMMUTABLE }))
    .route('/', changedRelease('/doctor/changed', cdnDir, { 'loader.js': (code) => `${code}\n` }))
    .route('/', changedRelease('/doctor/incomplete', cdnDir, { 'manifest.json': withoutHeaderChunk }))
    .get('/doctor/other-product/loader.js', (c) =>
      c.body('window.otherProduct = true', 200, {
        ...OPEN,
        'Content-Type': 'text/javascript; charset=utf-8',
      }),
    )

/** @param cdnDir  the folder with the built files */
export const doctorGallery = (cdnDir: string) =>
  new Hono<ShopEnv>().get('/doctor', list).get('/doctor/:name', (c) => {
    const page = findPage(c.req.param('name'))
    if (!page) return c.notFound()
    setFaults(c.var.visitor.faults, ['reset', ...(page.faults ?? [])])
    const [, partner = ''] = c.var.memory.partnerOrigins
    const shop = new URL(c.req.url).origin
    return send(c, page, { shop, partner, integrity: loaderIntegrity(cdnDir) })
  })

/** The same pages on the partner's origins. @param shop  the shop's origin */
export const partnerGallery = (shop: string, cdnDir: string) =>
  new Hono().get('/doctor/:name', (c) => {
    const page = findPage(c.req.param('name'))
    if (!page) return c.notFound()
    const partner = new URL(c.req.url).origin
    return send(c, page, { shop, partner, integrity: loaderIntegrity(cdnDir) })
  })
