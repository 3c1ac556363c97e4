/** The cart service's requests and answers. header-search-cart §3 and §7; interface §5. */
import * as z from 'zod/mini'
import type {
  Article,
  Cart,
  CartErrorCode,
  DeletedEntry,
  DeleteSubscription,
  GiftCard,
  PartnerProduct,
  Quantity,
  SetArticle,
  SetFreeArticle,
  SetGiftCard,
  SetPartnerProduct,
  Subscription,
} from '../../loader/protocol.js'
import { CART_ERROR_CODES } from './errors.js'
import { count, identifier, list, maybe, oneOf, or, text, type Schema } from './shape.js'

const id = identifier()
const word = maybe(text(300))
const yesOrNo = z.boolean()
const maybeYes = z.optional(yesOrNo)
const number = count()
const pieces = or(number, 1)

// What a thing is known by stands first: the cart's code relies on it.

const article: Schema<Article> = z.object({
  productId: id,
  tcm: word,
  title: word,
  // A number in some places, an object holding it in others.
  quantity: z.union([z.object({ quantity: number }), pieces]) as Schema<Quantity>,
  availability: word,
  campaignId: word,
})
const giftCard: Schema<GiftCard> = z.object({ article })
const partnerProduct: Schema<PartnerProduct> = z.object({ partnerProductId: id, totalQuantity: pieces })
const subscription: Schema<Subscription> = z.object({ subscriptionConfigurationId: id })

const articles = list(article)
const giftCards = list(giftCard)
const partnerProducts = list(partnerProduct)
const subscriptions = list(subscription)

export const cart: Schema<Cart> = z.object({
  numberOfArticles: or(number, 0),
  articles,
  freeArticles: articles,
  giftCards,
  partnerProducts,
  subscriptions,
  defectiveArticles: articles,
  defectiveGiftCards: giftCards,
  defectivePartnerProducts: partnerProducts,
  defectiveSubscriptions: subscriptions,
})

export interface CartResponse {
  cart: Cart
  addedProduct?: Article | undefined
}
/** GET answers `cart`; PUT 200 answers `cart` and `addedProduct`. */
export const cartResponse: Schema<CartResponse> = z.object({ cart, addedProduct: maybe(article) })

/** Any status but 200 and 304 answers this; the limit counts pieces. */
export interface CartFailure {
  error: CartErrorCode
  limit?: number | undefined
}
export const cartErrorResponse: Schema<CartFailure> = z.object({
  error: z.pipe(
    text(),
    or<CartErrorCode>(oneOf(CART_ERROR_CODES), 'UNKNOWN') as never,
  ) as Schema<CartErrorCode>,
  limit: maybe(number),
})

const tcm = z.optional(id)

/**
 * The arguments of `Shop.cart.*` and, for those that change it, the PUT bodies. The key is the method's name and tells
 * the list that it is about: `setGiftCard` → `giftCards`, `defectiveGiftCards`.
 */
export const cartArguments = {
  setArticle: z.object({
    productId: id,
    tcm,
    quantity: z.custom<number>((value) => Number.isSafeInteger(value) && (value as number) >= 0),
  }) as Schema<SetArticle>,
  setFreeArticle: z.object({ productId: id, campaignId: id, remove: maybeYes }) as Schema<SetFreeArticle>,
  setGiftCard: z.object({ productId: id, tcm, set: yesOrNo }) as Schema<SetGiftCard>,
  setPartnerProduct: z.object({ partnerProductId: id, set: yesOrNo }) as Schema<SetPartnerProduct>,
  deleteSubscription: z.object({ subscriptionId: id }) as Schema<DeleteSubscription>,
  load: z.optional(z.object({ force: maybeYes })) as Schema<{ force?: boolean | undefined } | undefined>,
  /** An entry of `state.deleted`: no two end in the same millisecond, so its end is enough to find it again. */
  restore: z.optional(z.object({ expiresAt: number })) as Schema<Pick<DeletedEntry, 'expiresAt'> | undefined>,
}
