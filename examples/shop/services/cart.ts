/** The cart service: GET and PUT /service/cart/api/cart. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { CART_ERROR_CODES } from '../../../src/api/cart.js'
import { siteOf, type ShopContext, type ShopEnv } from '../context.js'
import { requireCsrf } from '../csrf.js'
import { faulty } from '../faults/faulty.js'
import { showCart } from './cart-response.js'
import { CART_LIMIT, ITEM_LIMIT, applyCartChange } from './cart-changes.js'

/** The limits that a simulated error names. */
const LIMITS: Partial<Record<string, number>> = { ITEM_LIMIT, CART_LIMIT, AVAILABILITY_LIMIT: 3 }

const statusOf = (error: string): ContentfulStatusCode => {
  if (error.endsWith('_LIMIT')) return 409
  return error.endsWith('_UNAVAILABLE') ? 503 : 500
}

/** The faults page can simulate each error code, even without its cause. */
const phraseError = (c: ShopContext, code: string): Response => {
  if (code === 'NOT_MODIFIED') return c.body(null, 304)
  const known = CART_ERROR_CODES.some((candidate) => candidate === code)
  const limit = LIMITS[code]
  return c.json({ error: code, ...(limit !== undefined && { limit }) }, known ? statusOf(code) : 500)
}

export const cartService = new Hono<ShopEnv>()
  .use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .get('/service/cart/api/cart', faulty('cart-read', phraseError), requireCsrf, (c) =>
    c.json({ cart: showCart(c.var.visitor.cart, siteOf(c)) }),
  )
  .put(
    '/service/cart/api/cart',
    bodyLimit({ maxSize: 16 * 1024 }),
    faulty('cart-change', phraseError),
    requireCsrf,
    async (c) => {
      const { cart } = c.var.visitor
      const site = siteOf(c)
      const body: unknown = await c.req.json().catch(() => undefined)
      const outcome = applyCartChange(cart, site, body)
      if (!outcome) return c.json({ error: 'UNKNOWN' }, 400)
      if (outcome.kind === 'unchanged') return c.body(null, 304)
      if (outcome.kind === 'refused') {
        const { error, limit } = outcome
        return c.json({ error, ...(limit !== undefined && { limit }) }, statusOf(error))
      }
      return c.json({ cart: showCart(cart, site), ...(outcome.added && { addedProduct: outcome.added }) })
    },
  )
