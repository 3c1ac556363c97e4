/** The services for the navigation and the theme worlds, and product data for the shop's own pages. */
import { Hono } from 'hono'
import { navigationOf } from '../assortment/navigation.js'
import { findProduct, pictureOf } from '../assortment/products.js'
import { themeWorldsOf } from '../assortment/theme-worlds.js'
import { siteOf, type ShopEnv } from '../context.js'
import { faulty } from '../faults/faulty.js'
import { previewOf } from './preview.js'

export const navigationService = new Hono<ShopEnv>()
  .get('/jsonflyoutnavigation', faulty('navigation'), (c) => {
    const size = c.req.query('size')
    const list = navigationOf(
      siteOf(c),
      size !== undefined && /^\d{1,5}$/.test(size) ? Number(size) : undefined,
    )
    c.header('Cache-Control', 'no-cache')
    return c.json({ list })
  })
  .get('/service/themeworld-frontend/api/themeworlds/navigation', faulty('theme-worlds'), async (c) => {
    const day = (await previewOf(c))?.dateTime ?? c.var.memory.now()
    c.header('Cache-Control', 'no-cache')
    return c.json(themeWorldsOf(siteOf(c), day))
  })
  /** Product data that the cart page needs and the cart service does not send. */
  .get('/json/products', (c) => {
    const site = siteOf(c)
    const ids = (c.req.query('ids') ?? '').split(',').slice(0, 100)
    const products = ids.flatMap((id) => {
      const product = findProduct(site, id)
      if (!product) return []
      const { title, price, priceText, url, shape, tcms, sizes } = product
      return [{ id, title, price, priceText, url, image: pictureOf(shape, id, 160), tcms, sizes }]
    })
    return c.json({ products })
  })
