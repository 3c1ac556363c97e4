/** The cart service: GET and PUT /service/cart/api/cart. header-search-cart §3, §7, §8; interface §5. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { cartArguments } from '../../../src/contracts/cart.js'
import { CART_ERROR_CODES } from '../../../src/api/cart.js'
import type { Article, Cart, CartErrorCode } from '../../../src/api/cart.js'
import type { Site } from '../../../src/api/names.js'
import { findProduct } from '../assortment/products.js'
import { freeArticlesOf, giftCardsOf, partnerProductsOf } from '../assortment/extras.js'
import { situationOf } from '../assortment/situations.js'
import { siteOf, type ShopContext, type ShopEnv } from '../context.js'
import { requireCsrf } from '../csrf.js'
import { faulty } from '../faults.js'
import type { CartContents, CartLine } from './cart-contents.js'

/** Pieces of one article in a purchase. */
const ITEM_LIMIT = 10
/** Pieces of all articles in a purchase. */
const CART_LIMIT = 50
const DEFAULT_TCM = 'A'

type Outcome =
  | { kind: 'changed'; added?: Article }
  | { kind: 'unchanged' }
  | { kind: 'refused'; error: CartErrorCode; limit?: number }

const UNCHANGED: Outcome = { kind: 'unchanged' }
const refuse = (error: CartErrorCode, limit?: number): Outcome => ({
  kind: 'refused',
  error,
  ...(limit !== undefined && { limit }),
})

const articleOf = (site: Site, { productId, tcm, quantity }: CartLine, availability: string): Article => ({
  productId,
  tcm,
  title: findProduct(site, productId)?.title,
  quantity,
  availability,
})

const availabilityOf = (cart: CartContents, { productId }: CartLine, at: number): string => {
  const situation = situationOf(productId)
  if (situation === 'sellsOut' || (at === 0 && cart.troubles.includes('soldOut'))) return 'SOLDOUT'
  if (situation === 'paused' || (at === 0 && cart.troubles.includes('notAvailable'))) return 'NOT_AVAILABLE'
  return 'AVAILABLE'
}

/** The first stays aside where the trouble has fallen on it. */
const split = <T>(items: T[], isBroken: (item: T, at: number) => boolean): [whole: T[], defective: T[]] => [
  items.filter((item, at) => !isBroken(item, at)),
  items.filter((item, at) => isBroken(item, at)),
]

/** The cart as the service gives it, with the site's names. */
export const showCart = (contents: CartContents, site: Site): Cart => {
  const isHit = (trouble: CartContents['troubles'][number]) => (_: unknown, at: number) =>
    at === 0 && contents.troubles.includes(trouble)
  const [articles, defectiveArticles] = split(
    contents.articles.map((line, at) => articleOf(site, line, availabilityOf(contents, line, at))),
    ({ productId }, at) => situationOf(productId) === 'defective' || isHit('defectiveArticle')(productId, at),
  )
  const cards = giftCardsOf(site)
  const [giftCards, defectiveGiftCards] = split(
    contents.giftCards.map(({ productId, tcm }) => ({
      article: {
        productId,
        tcm,
        title: cards.find(({ id }) => id === productId)?.title,
        quantity: 1,
        availability: 'AVAILABLE',
      },
    })),
    isHit('defectiveGiftCard'),
  )
  const [partnerProducts, defectivePartnerProducts] = split(
    contents.partnerProducts.map((partnerProductId) => ({ partnerProductId, totalQuantity: 1 })),
    isHit('defectivePartnerProduct'),
  )
  const [subscriptions, defectiveSubscriptions] = split(
    contents.subscriptions.map((subscriptionConfigurationId) => ({ subscriptionConfigurationId })),
    isHit('defectiveSubscription'),
  )
  const free = freeArticlesOf(site)
  return {
    numberOfArticles: articles.reduce((sum, { quantity }) => sum + (quantity as number), 0),
    articles,
    freeArticles: contents.freeArticles.map(({ productId, campaignId }) => ({
      productId,
      campaignId,
      title: free.find(({ id }) => id === productId)?.title,
      // The warehouse answers with an object here, as the real service does.
      quantity: { quantity: 1 },
      availability: 'AVAILABLE',
    })),
    giftCards,
    partnerProducts,
    subscriptions,
    defectiveSubscriptions,
    defectiveArticles,
    defectiveGiftCards,
    defectivePartnerProducts,
  }
}

const setArticle = (
  cart: CartContents,
  site: Site,
  {
    productId,
    tcm = DEFAULT_TCM,
    quantity,
  }: { productId: string; tcm?: string | undefined; quantity: number },
): Outcome => {
  const at = cart.articles.findIndex((line) => line.productId === productId && line.tcm === tcm)
  const line = cart.articles[at]
  if ((line?.quantity ?? 0) === quantity) return UNCHANGED
  if (quantity === 0) {
    cart.articles.splice(at, 1)
    return { kind: 'changed' }
  }
  const product = findProduct(site, productId)
  const situation = situationOf(productId)
  if (!product || !product.tcms.includes(tcm) || situation === 'noData')
    return refuse('PRODUCTDATA_UNAVAILABLE')
  if (situation === 'noPrice') return refuse('PRICE_UNAVAILABLE')
  const inOtherSizes = cart.articles.reduce(
    (sum, other) => sum + (other !== line && other.productId === productId ? other.quantity : 0),
    0,
  )
  const before = line?.quantity ?? 0
  // Fewer pieces are always welcome, even where the limit has been passed by then.
  if (quantity > before) {
    if (quantity > ITEM_LIMIT) return refuse('ITEM_LIMIT', ITEM_LIMIT)
    if (quantity + inOtherSizes > product.stock)
      return refuse('AVAILABILITY_LIMIT', Math.max(0, product.stock - inOtherSizes))
    const total = cart.articles.reduce((sum, other) => sum + other.quantity, 0)
    if (total - before + quantity > CART_LIMIT) return refuse('CART_LIMIT', CART_LIMIT)
  }
  const changed: CartLine = { productId, tcm, quantity }
  if (line) cart.articles[at] = changed
  else cart.articles.push(changed)
  return {
    kind: 'changed',
    ...(quantity > before && {
      added: { ...articleOf(site, changed, 'AVAILABLE'), quantity: { quantity: quantity - before } },
    }),
  }
}

const setFreeArticle = (
  cart: CartContents,
  site: Site,
  {
    productId,
    campaignId,
    remove = false,
  }: { productId: string; campaignId: string; remove?: boolean | undefined },
): Outcome => {
  const at = cart.freeArticles.findIndex(
    (entry) => entry.productId === productId && entry.campaignId === campaignId,
  )
  if (remove) {
    if (at < 0) return UNCHANGED
    cart.freeArticles.splice(at, 1)
    return { kind: 'changed' }
  }
  if (at >= 0) return UNCHANGED
  if (!freeArticlesOf(site).some((free) => free.id === productId && free.campaignId === campaignId))
    return refuse('PRODUCTDATA_UNAVAILABLE')
  // A campaign gives one thing to each customer.
  if (cart.freeArticles.some((entry) => entry.campaignId === campaignId)) return refuse('ITEM_LIMIT', 1)
  cart.freeArticles.push({ productId, campaignId })
  return { kind: 'changed' }
}

const setGiftCard = (
  cart: CartContents,
  site: Site,
  { productId, tcm = DEFAULT_TCM, set }: { productId: string; tcm?: string | undefined; set: boolean },
): Outcome => {
  const at = cart.giftCards.findIndex((card) => card.productId === productId && card.tcm === tcm)
  if (at >= 0 === set) return UNCHANGED
  if (!set) {
    cart.giftCards.splice(at, 1)
    return { kind: 'changed' }
  }
  if (!giftCardsOf(site).some(({ id }) => id === productId) || tcm !== DEFAULT_TCM)
    return refuse('PRODUCTDATA_UNAVAILABLE')
  cart.giftCards.push({ productId, tcm })
  return { kind: 'changed' }
}

const setPartnerProduct = (
  cart: CartContents,
  site: Site,
  { partnerProductId, set }: { partnerProductId: string; set: boolean },
): Outcome => {
  const at = cart.partnerProducts.indexOf(partnerProductId)
  if (at >= 0 === set) return UNCHANGED
  if (!set) {
    cart.partnerProducts.splice(at, 1)
    return { kind: 'changed' }
  }
  if (!partnerProductsOf(site).some(({ id }) => id === partnerProductId))
    return refuse('PRODUCTDATA_UNAVAILABLE')
  cart.partnerProducts.push(partnerProductId)
  return { kind: 'changed' }
}

const deleteSubscription = (cart: CartContents, { subscriptionId }: { subscriptionId: string }): Outcome => {
  const at = cart.subscriptions.indexOf(subscriptionId)
  if (at < 0) return UNCHANGED
  cart.subscriptions.splice(at, 1)
  return { kind: 'changed' }
}

/** @returns undefined if the body is not exactly one of the five changes */
const applyCartChange = (cart: CartContents, site: Site, body: unknown): Outcome | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  const [entry, ...others] = Object.entries(body)
  if (!entry || others.length) return undefined
  const [key, value] = entry
  switch (key) {
    case 'setArticle': {
      const { data } = cartArguments.setArticle.safeParse(value)
      return data && setArticle(cart, site, data)
    }
    case 'setFreeArticle': {
      const { data } = cartArguments.setFreeArticle.safeParse(value)
      return data && setFreeArticle(cart, site, data)
    }
    case 'setGiftCard': {
      const { data } = cartArguments.setGiftCard.safeParse(value)
      return data && setGiftCard(cart, site, data)
    }
    case 'setPartnerProduct': {
      const { data } = cartArguments.setPartnerProduct.safeParse(value)
      return data && setPartnerProduct(cart, site, data)
    }
    case 'deleteSubscription': {
      const { data } = cartArguments.deleteSubscription.safeParse(value)
      return data && deleteSubscription(cart, data)
    }
    default:
      return undefined
  }
}

const LIMITS: Partial<Record<string, number>> = { ITEM_LIMIT, CART_LIMIT, AVAILABILITY_LIMIT: 3 }

const statusOf = (error: string): ContentfulStatusCode =>
  error.endsWith('_LIMIT') ? 409 : error.endsWith('_UNAVAILABLE') ? 503 : 500

/** The codes can also be had without doing what causes them, from the faults page. */
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
