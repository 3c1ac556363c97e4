/** `/hosts`: the list of the gallery's pages; `/hosts/<name>`: one of them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ShopContext, ShopEnv } from '../shop/context.js'
import { isCheckout } from '../shop/folders.js'
import { filesOf, olderRelease } from '../shop/other-folders.js'
import { renderPage, type Html } from '../shop/pages/layout.js'
import { markCode } from '../shop/pages/mark-code.js'
import { compose } from './compose.js'
import { INSTALL_HINT, librariesFolder, missingLibraries, publicFolder } from './folder.js'
import { OWN_FILES, type HostPage } from './host-page.js'
import { HOST_PAGES } from './pages/index.js'

/** Libraries can be installed only in a checkout, so the package lists only the pages that need no library. */
const LISTED = isCheckout ? HOST_PAGES : HOST_PAGES.filter((page) => missingLibraries(page).length === 0)

const row = (page: HostPage): Html =>
  html`<tr>
    <td><a href="/hosts/${page.name}">${page.name}</a></td>
    <td>
      ${markCode(page.sentence)}${missingLibraries(page).length > 0 && ` Its libraries are missing: ${INSTALL_HINT}.`}
    </td>
  </tr>`

const list = (c: ShopContext): Response | Promise<Response> =>
  renderPage(c, {
    title: 'Host pages',
    lang: 'en',
    main: html`<h1>Host pages</h1>
      <p>Each page has all widgets and is difficult for them in one way.</p>
      ${!isCheckout && html`<p>A copy of the project also has pages with old libraries.</p>`}
      <table>
        <tbody>
          ${LISTED.map(row)}
        </tbody>
      </table>`,
  })

/** Bundles a package of CommonJS modules to a script. */
const bundle = async (c: ShopContext): Promise<Response> => {
  const name = /^([\w-]+)\.js$/.exec(c.req.param('file') ?? '')?.[1]
  const isUsed = HOST_PAGES.some(({ bundles }) => name !== undefined && bundles?.includes(name))
  if (!isUsed) return c.notFound()
  // Only a checkout has the libraries, and this bundler.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(librariesFolder, name!)],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  })
  return c.body(outputFiles[0]!.text, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
}

/** @returns a function that gets the address of a script of the gallery or of the CDN, and returns its hash */
function integritiesIn(cdnDir: string) {
  const folders = { '/cdn': cdnDir, [OWN_FILES]: publicFolder }
  return (src: string): string => {
    const [path, folder] = Object.entries(folders).find(([start]) => src.startsWith(`${start}/`))!
    const bytes = readFileSync(join(folder, src.slice(path.length)))
    return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  }
}

/** @param cdnDir  the folder with the built files */
export const hostGallery = (cdnDir: string) =>
  new Hono<ShopEnv>()
    .route('/', filesOf('/hosts/files', publicFolder))
    .route('/', filesOf('/hosts/libraries', librariesFolder))
    .route('/', olderRelease('/hosts/older', cdnDir))
    .get('/hosts/bundles/:file', bundle)
    .get('/hosts', list)
    .get('/hosts/answer', (c) =>
      c.html(
        html`<!doctype html><title>Answer</title>
          <p>${c.req.query('word')}</p>`,
      ),
    )
    .get('/hosts/:name', (c) => {
      const page = LISTED.find(({ name }) => name === c.req.param('name'))
      if (!page) return c.notFound()
      return c.body(compose(page, integritiesIn(cdnDir)), 200, {
        'Content-Type': `${page.contentType ?? 'text/html'}; charset=utf-8`,
        'Cache-Control': 'no-store',
        ...page.headers,
      })
    })
