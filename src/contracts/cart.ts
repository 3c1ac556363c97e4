/**
 * The cart service, GET and PUT /service/cart/api/cart: answers, error answers, and the arguments of `Shop.cart`.
 * header-search-cart §3, §7, §8; interface §2, §5.
 */
import * as z from 'zod/mini'
import type {
  Article,
  Cart,
  CartErrorCode,
  DeletedEntry,
  DeleteSubscription,
  GiftCard,
  PartnerProduct,
  SetArticle,
  SetFreeArticle,
  SetGiftCard,
  SetPartnerProduct,
  Subscription,
} from '../../loader/protocol.js'
import { CART_ERROR_CODES } from './errors.js'
import { count, identifier, lenientList, lenientOptional, text } from './fields.js'

// The cart's code identifies an item by the first key of its object: in each schema below, the id is the first field.

const article = z.object({
  productId: identifier(),
  tcm: lenientOptional(text(300)),
  title: lenientOptional(text(300)),
  // The service gives a number in some places and an object with the number in others.
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

/** A missing list is empty. A value that is not a list makes the cart malformed: showing it as empty would be wrong. */
const listOf = <T extends z.ZodMiniType>(item: T) => z._default(lenientList(item), [])

export const cart = z.object({
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

/** GET answers `cart`; PUT answers `cart` and `addedProduct` with status 200. */
export const cartResponse = z.object({ cart, addedProduct: lenientOptional(article) })
export type CartResponse = z.infer<typeof cartResponse>

/** The answer with any status but 200 and 304. */
export const cartErrorResponse = z.object({
  error: z.union([
    z.enum(CART_ERROR_CODES),
    z.pipe(
      z.string(),
      z.transform((): CartErrorCode => 'UNKNOWN'),
    ),
  ]),
  /** In pieces. */
  limit: lenientOptional(count()),
})
export type CartFailure = z.infer<typeof cartErrorResponse>

const tcm = z.optional(identifier())

/**
 * The arguments of the methods of `Shop.cart`. Those of the methods that change the cart are also the bodies of PUT,
 * under the method's name. That name also decides which lists a change is about: `setGiftCard` changes `giftCards` and
 * `defectiveGiftCards`.
 */
export const cartArguments = {
  setArticle: z.object({
    productId: identifier(),
    tcm,
    quantity: z.int().check(z.nonnegative()),
  }) satisfies z.ZodMiniType<SetArticle>,
  setFreeArticle: z.object({
    productId: identifier(),
    campaignId: identifier(),
    remove: z.optional(z.boolean()),
  }) satisfies z.ZodMiniType<SetFreeArticle>,
  setGiftCard: z.object({
    productId: identifier(),
    tcm,
    set: z.boolean(),
  }) satisfies z.ZodMiniType<SetGiftCard>,
  setPartnerProduct: z.object({
    partnerProductId: identifier(),
    set: z.boolean(),
  }) satisfies z.ZodMiniType<SetPartnerProduct>,
  deleteSubscription: z.object({
    subscriptionId: identifier(),
  }) satisfies z.ZodMiniType<DeleteSubscription>,
  load: z.optional(z.object({ force: z.optional(z.boolean()) })),
  /** An entry of `state.deleted`. No two entries have the same `expiresAt`, so that it identifies the entry. */
  restore: z.optional(
    z.object({ expiresAt: count() }) satisfies z.ZodMiniType<Pick<DeletedEntry, 'expiresAt'>>,
  ),
}
export type CartArgument<Method extends keyof typeof cartArguments> = z.infer<(typeof cartArguments)[Method]>
