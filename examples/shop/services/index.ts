/**
 * The services that the widgets call, without the shop's pages. They need no Node, because the test kit (`src/testing/`)
 * also runs them in a browser.
 */
import { Hono } from 'hono'
import type { ShopEnv } from '../context.js'
import { cartService } from './cart.js'
import { customerService } from './customer.js'
import { navigationService } from './navigation.js'
import { newsletterService } from './newsletter.js'
import { previewService } from './preview.js'
import { promotionService } from './promotion.js'
import { searchService } from './search.js'
import { supportService } from './support.js'

/** The paths of the services, which partners call from their own pages. */
export const SERVICE_PATHS = ['/service/*', '/json/*', '/jsonflyoutnavigation']

/** The services respond to `c.var.visitor` with data from `c.var.memory`. */
export const services = new Hono<ShopEnv>()
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
  services.route('/', service)
