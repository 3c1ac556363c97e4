/** The shop's routes, without a port. The tests send requests to this app directly. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { cellVisitors } from '../gallery/cell-visitors.js'
import { gallery } from '../gallery/routes.js'
import { hostGallery } from '../hosts/routes.js'
import { allowPartners } from './cors.js'
import { cdnOf } from './cdn.js'
import { checkCalls } from './check-calls.js'
import { devReload } from './dev-reload.js'
import { docsSite } from './docs-site.js'
import { createMemory, identifyVisitor, provideMemory, type ShopEnv, type ShopMemory } from './context.js'
import { pictureService } from './drawing/pictures.js'
import { localOnly, PRIVATE_PATHS } from './local-only.js'
import { nodeConnection } from './faults/node-connection.js'
import { accountPages } from './pages/account-pages.js'
import { brandPages } from './pages/brand-pages.js'
import { cartPages } from './pages/cart-pages.js'
import { formPages } from './pages/form-pages.js'
import { keepFiles, type RenderFiles } from './pages/fragments.js'
import { hostPages } from './pages/host-pages.js'
import { applyQuery } from './pages/options.js'
import { ownPages } from './pages/own-pages.js'
import { infoPage, notFoundPage, shopPages } from './pages/shop-pages.js'
import { toolPages } from './pages/tool-pages.js'
import { publicFiles } from './public-files.js'
import { SERVICE_PATHS, services } from './services/index.js'
import { SUPPORT_REQUESTS } from './services/support.js'
import type { Site } from '../../src/api/names.js'

interface ShopAppOptions {
  /** The folder with the built files, served below `/cdn/`. */
  cdnDir: string
  /** A folder with the user's own HTML files, served below `/my/`. */
  pagesDir?: string | undefined
  /** The state file, which may be in that folder but is not served. */
  statePath?: string | undefined
  partnerOrigins?: readonly string[]
  untrustedOrigins?: readonly string[]
  /** The site of a new visitor. */
  site?: Site
  /** Renders the header and the footer as HTML files. Without it, all pages have placeholders only. */
  renderFiles?: RenderFiles | undefined
  /** Whether builds replace the files in `cdnDir` while the shop is open. */
  isDev?: boolean | undefined
  /** The shop's clock; tests set it. */
  now?: () => Date
}

const MAX_BODY_BYTES = 64 * 1024

export interface ShopApp {
  app: Hono<ShopEnv>
  memory: ShopMemory
}

export const createShopApp = ({
  cdnDir,
  pagesDir,
  statePath,
  partnerOrigins = [],
  untrustedOrigins = [],
  site = 'DE',
  renderFiles,
  isDev = false,
  now = () => new Date(),
}: ShopAppOptions): ShopApp => {
  const memory = createMemory({ partnerOrigins, untrustedOrigins, now, isDev }, site)
  const app = new Hono<ShopEnv>()
  if (renderFiles) memory.filesOf = keepFiles(renderFiles, async (url, init) => app.request(url, init))
  app.use(provideMemory(memory), nodeConnection)
  for (const path of PRIVATE_PATHS) app.use(path, localOnly)
  const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES })
  // Only support requests have attachments; their service has its own limit.
  app.use((c, next) => (c.req.path === SUPPORT_REQUESTS ? next() : limitBody(c, next)))
  app.route('/', cdnOf(cdnDir))
  app.route('/', publicFiles())
  app.route('/', docsSite())
  app.route('/', pictureService)
  if (isDev) app.route('/', devReload())
  for (const path of SERVICE_PATHS) app.use(path, compress(), allowPartners(memory))
  if (process.env['CHECK_CALLS']) for (const path of SERVICE_PATHS) app.use(path, checkCalls)
  app.use(cellVisitors())
  app.use(identifyVisitor)
  app.route('/', services)
  // The gallery comes before the options in addresses, because its filter must not change the visitor.
  app.route('/', gallery())
  app.use(applyQuery)
  for (const pages of [
    shopPages,
    cartPages,
    accountPages,
    formPages,
    brandPages,
    toolPages,
    hostPages,
    hostGallery(cdnDir),
    ...(pagesDir === undefined ? [] : [ownPages(pagesDir, statePath)]),
  ])
    app.route('/', pages)
  app.get('*', (c) => infoPage(c) ?? notFoundPage(c))
  app.notFound((c) => c.json({ error: 'NOT_FOUND' }, 404))
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    return c.json({ error: 'UNKNOWN' }, 500)
  })
  return { app, memory }
}
