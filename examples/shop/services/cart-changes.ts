/** The five changes of a cart and the limits that the shop sets. */
import { cartArguments } from '../../../src/services/cart-arguments.js'
import type { Article, CartErrorCode } from '../../../src/api/cart.js'
import type { Site } from '../../../src/api/names.js'
import { freeArticlesOf, giftCardsOf, partnerProductsOf } from '../assortment/extras.js'
import { findProduct } from '../assortment/products.js'
import { situationOf } from '../assortment/situations.js'
import { articleOf } from './cart-response.js'
import type { CartContents, CartLine } from './cart-contents.js'

/** The most pieces of one article in a cart. */
export const ITEM_LIMIT = 10
/** The most pieces of all articles in a cart. */
export const CART_LIMIT = 50
/** The variant of a product, if a change names none. */
export const DEFAULT_TCM = 'A'

type Outcome =
  | { kind: 'changed'; added?: Article }
  | { kind: 'unchanged' }
  | { kind: 'refused'; error: CartErrorCode; limit?: number }

const CHANGED: Outcome = { kind: 'changed' }
const UNCHANGED: Outcome = { kind: 'unchanged' }
const refuse = (error: CartErrorCode, limit?: number): Outcome => ({
  kind: 'refused',
  error,
  ...(limit !== undefined && { limit }),
})

interface ArticleChange {
  productId: string
  tcm?: string | undefined
  quantity: number
}

const sum = (lines: readonly CartLine[]): number => lines.reduce((total, { quantity }) => total + quantity, 0)

/** @param line  the article's line in the cart, if the cart contains it already */
const refusalOf = (
  cart: CartContents,
  site: Site,
  { productId, tcm, quantity }: CartLine,
  line: CartLine | undefined,
): Outcome | undefined => {
  const product = findProduct(site, productId)
  const situation = situationOf(productId)
  if (!product || !product.tcms.includes(tcm) || situation === 'noData')
    return refuse('PRODUCTDATA_UNAVAILABLE')
  if (situation === 'noPrice') return refuse('PRICE_UNAVAILABLE')
  // The limits apply only to increases: a smaller quantity is accepted even if it is still above a limit.
  if (line && quantity < line.quantity) return undefined
  if (quantity > ITEM_LIMIT) return refuse('ITEM_LIMIT', ITEM_LIMIT)
  const others = cart.articles.filter((other) => other !== line)
  const inOtherSizes = sum(others.filter((other) => other.productId === productId))
  if (quantity + inOtherSizes > product.stock)
    return refuse('AVAILABILITY_LIMIT', Math.max(0, product.stock - inOtherSizes))
  if (quantity + sum(others) > CART_LIMIT) return refuse('CART_LIMIT', CART_LIMIT)
  return undefined
}

const setArticle = (
  cart: CartContents,
  site: Site,
  { productId, tcm = DEFAULT_TCM, quantity }: ArticleChange,
): Outcome => {
  const index = cart.articles.findIndex((line) => line.productId === productId && line.tcm === tcm)
  const line = cart.articles[index]
  const before = line?.quantity ?? 0
  if (quantity === before) return UNCHANGED
  if (quantity === 0) {
    cart.articles.splice(index, 1)
    return CHANGED
  }
  const changed: CartLine = { productId, tcm, quantity }
  const refusal = refusalOf(cart, site, changed, line)
  if (refusal) return refusal
  if (line) cart.articles[index] = changed
  else cart.articles.push(changed)
  if (quantity < before) return CHANGED
  return {
    kind: 'changed',
    added: { ...articleOf(site, changed, 'AVAILABLE'), quantity: { quantity: quantity - before } },
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
  const index = cart.freeArticles.findIndex(
    (entry) => entry.productId === productId && entry.campaignId === campaignId,
  )
  if (remove) {
    if (index < 0) return UNCHANGED
    cart.freeArticles.splice(index, 1)
    return CHANGED
  }
  if (index >= 0) return UNCHANGED
  if (!freeArticlesOf(site).some((free) => free.id === productId && free.campaignId === campaignId))
    return refuse('PRODUCTDATA_UNAVAILABLE')
  // Each customer gets one free article of a campaign.
  if (cart.freeArticles.some((entry) => entry.campaignId === campaignId)) return refuse('ITEM_LIMIT', 1)
  cart.freeArticles.push({ productId, campaignId })
  return CHANGED
}

const setGiftCard = (
  cart: CartContents,
  site: Site,
  { productId, tcm = DEFAULT_TCM, set }: { productId: string; tcm?: string | undefined; set: boolean },
): Outcome => {
  const index = cart.giftCards.findIndex((card) => card.productId === productId && card.tcm === tcm)
  if (index >= 0 === set) return UNCHANGED
  if (!set) {
    cart.giftCards.splice(index, 1)
    return CHANGED
  }
  if (!giftCardsOf(site).some(({ id }) => id === productId) || tcm !== DEFAULT_TCM)
    return refuse('PRODUCTDATA_UNAVAILABLE')
  cart.giftCards.push({ productId, tcm })
  return CHANGED
}

const setPartnerProduct = (
  cart: CartContents,
  site: Site,
  { partnerProductId, set }: { partnerProductId: string; set: boolean },
): Outcome => {
  const index = cart.partnerProducts.indexOf(partnerProductId)
  if (index >= 0 === set) return UNCHANGED
  if (!set) {
    cart.partnerProducts.splice(index, 1)
    return CHANGED
  }
  if (!partnerProductsOf(site).some(({ id }) => id === partnerProductId))
    return refuse('PRODUCTDATA_UNAVAILABLE')
  cart.partnerProducts.push(partnerProductId)
  return CHANGED
}

const deleteSubscription = (cart: CartContents, { subscriptionId }: { subscriptionId: string }): Outcome => {
  const index = cart.subscriptions.indexOf(subscriptionId)
  if (index < 0) return UNCHANGED
  cart.subscriptions.splice(index, 1)
  return CHANGED
}

/** @returns undefined if the body is not exactly one of the five changes */
export const applyCartChange = (cart: CartContents, site: Site, body: unknown): Outcome | undefined => {
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
