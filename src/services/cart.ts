/** The cart service. */
import * as z from 'zod/mini'
import {
  CART_ERROR_CODES,
  type Article,
  type Cart,
  type CartErrorCode,
  type GiftCard,
  type PartnerProduct,
  type Subscription,
} from '../api/cart.js'
import { converted, count, identifier, lenientList, lenientOptional, text } from './fields.js'

/**
 * GET reads the cart, PUT changes it.
 *
 * @param isForced  makes the service reload its own copy of the cart
 */
export const cartPath = (isForced = false): string =>
  `/service/cart/api/cart${isForced ? '?forceReload=true' : ''}`

/** The response with status 200. Only the response to a PUT has an `addedProduct`. */
export function createCartResponse() {
  const article = z.object({
    productId: identifier(),
    tcm: lenientOptional(text(300)),
    title: lenientOptional(text(300)),
    // The service sends a number in some places and an object with the number in others.
    quantity: z.catch(z.union([count(), z.object({ quantity: count() })]), 1),
    availability: lenientOptional(text(300)),
    campaignId: lenientOptional(text(300)),
  }) satisfies z.ZodMiniType<Article>

  const giftCard = z.object({ article }) satisfies z.ZodMiniType<GiftCard>

  const partnerProduct = z.object({
    partnerProductId: identifier(),
    totalQuantity: z.catch(count(), 1),
  }) satisfies z.ZodMiniType<PartnerProduct>

  const subscription = z.object({
    subscriptionConfigurationId: identifier(),
  }) satisfies z.ZodMiniType<Subscription>

  /**
   * A missing list counts as empty. Any other value makes the whole cart malformed, because showing it as empty would be
   * wrong.
   */
  const listOf = <T extends z.ZodMiniType>(item: T) => z._default(lenientList(item), [])

  const cart = z.object({
    numberOfArticles: z._default(count(), 0),
    articles: listOf(article),
    freeArticles: listOf(article),
    giftCards: listOf(giftCard),
    partnerProducts: listOf(partnerProduct),
    subscriptions: listOf(subscription),
    defectiveArticles: listOf(article),
    defectiveGiftCards: listOf(giftCard),
    defectivePartnerProducts: listOf(partnerProduct),
    defectiveSubscriptions: listOf(subscription),
  }) satisfies z.ZodMiniType<Cart>

  return z.object({ cart, addedProduct: lenientOptional(article) })
}
export type CartResponse = z.infer<ReturnType<typeof createCartResponse>>

/** The response with any status other than 200 and 304. */
export const createCartError = () =>
  z.object({
    error: z.union([z.enum(CART_ERROR_CODES), converted(z.string(), (): CartErrorCode => 'UNKNOWN')]),
    /** The limit in pieces. */
    limit: lenientOptional(count()),
  })
export type CartFailure = z.infer<ReturnType<typeof createCartError>>
