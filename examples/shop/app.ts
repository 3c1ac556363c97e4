/** The shop without a port: everything that answers a request. */
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { allowPartners } from './cors.js'
import { cdnOf } from './cdn.js'
import { devReload } from './dev-reload.js'
import { createMemory, identify, remember, type ShopEnv, type ShopMemory } from './context.js'
import { pictureService } from './drawing/pictures.js'
import { accountPages } from './pages/account-pages.js'
import { cartPages } from './pages/cart-pages.js'
import { formPages } from './pages/form-pages.js'
import { hostPages } from './pages/host-pages.js'
import { applyQuery } from './pages/options.js'
import { infoPage, notFoundPage, shopPages } from './pages/shop-pages.js'
import { toolPages } from './pages/tool-pages.js'
import { publicFiles } from './public-files.js'
import { cartService } from './services/cart.js'
import { customerService } from './services/customer.js'
import { navigationService } from './services/navigation.js'
import { newsletterService } from './services/newsletter.js'
import { previewService } from './services/preview.js'
import { promotionService } from './services/promotion.js'
import { searchService } from './services/search.js'
import { supportService } from './services/support.js'

interface ShopAppOptions {
  /** Folder with the built files that `/cdn/` serves. */
  cdnDir: string
  /** Folder with the host pages' own scripts and style sheets. */
  publicDir?: string
  partnerOrigins?: readonly string[]
  /** The shop's clock; tests set it. */
  now?: () => Date
}

export interface ShopApp {
  app: Hono<ShopEnv>
  memory: ShopMemory
}

const CALLS = ['/service/*', '/json/*', '/jsonflyoutnavigation']

export const createShopApp = ({
  cdnDir,
  publicDir,
  partnerOrigins = [],
  now = () => new Date(),
}: ShopAppOptions): ShopApp => {
  const memory = createMemory(partnerOrigins, now)
  const app = new Hono<ShopEnv>()
  app.use(remember(memory))
  app.route('/', cdnOf(cdnDir))
  app.route('/', publicFiles(publicDir))
  app.route('/', pictureService)
  if (process.env['DEV']) app.route('/', devReload)
  for (const path of CALLS) app.use(path, compress(), allowPartners(memory))
  app.use(identify)
  for (const service of [
    cartService,
    customerService,
    navigationService,
    newsletterService,
    previewService,
    promotionService,
    searchService,
    supportService,
  ])
    app.route('/', service)
  app.use(applyQuery)
  for (const pages of [shopPages, cartPages, accountPages, formPages, toolPages, hostPages])
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
