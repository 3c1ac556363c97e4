/** The promotion service: GET /service/promotion/api/promotion/{id}. */
import { Hono } from 'hono'
import { FOOTER_PROMOTION_ID } from '../../../src/services/promotions.js'
import { siteOf, type ShopContext, type ShopEnv } from '../context.js'
import { faulty } from '../faults/faulty.js'
import { previewOf } from './preview.js'
import { findPromotion, isWrongOnPurpose } from './promotions.js'

const listOf = (c: ShopContext, name: string): string[] =>
  (c.req.query(name) ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

const header = faulty('promotion-header')
const footer = faulty('promotion-footer')

export const promotionService = new Hono<ShopEnv>().get(
  '/service/promotion/api/promotion/:id',
  (c, next) => (c.req.param('id') === FOOTER_PROMOTION_ID ? footer(c, next) : header(c, next)),
  async (c) => {
    const id = c.req.param('id')
    const { promotions } = c.var.memory
    if (promotions.has(id)) {
      const own = promotions.get(id)
      return own
        ? c.json({ type: own.type, contentJSON: JSON.stringify(own.content) })
        : c.json({ error: 'NOT_FOUND' }, 404)
    }
    if (isWrongOnPurpose(id)) c.set('isWrongOnPurpose', true)
    const promotion = findPromotion(
      id,
      { allOf: listOf(c, 'allOfTags'), anyOf: listOf(c, 'anyOfTags'), noneOf: listOf(c, 'noneOfTags') },
      { site: siteOf(c), preview: await previewOf(c), hasFooterContent: c.var.visitor.hasFooterContent },
    )
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Cookie, X-Hunter-Site')
    return promotion ? c.json(promotion) : c.json({ error: 'NOT_FOUND' }, 404)
  },
)
