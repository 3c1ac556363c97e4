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
import { count, identifier, list, maybe, or, text, type Schema } from './shape.js'

/** A number in some places, an object holding it in others. */
export const quantity: Schema<Quantity> = z.union([count(), z.object({ quantity: count() })])

export const article: Schema<Article> = z.object({
  productId: identifier(),
  tcm: maybe(text(200)),
  title: maybe(text(300)),
  quantity: or(quantity, 1 as Quantity),
  availability: maybe(text(60)),
  campaignId: maybe(text(200)),
})
export const giftCard: Schema<GiftCard> = z.object({ article })
export const partnerProduct: Schema<PartnerProduct> = z.object({
  partnerProductId: identifier(),
  totalQuantity: or(count(), 1),
})
export const subscription: Schema<Subscription> = z.object({ subscriptionConfigurationId: identifier() })

export const cart: Schema<Cart> = z.object({
  numberOfArticles: or(count(), 0),
  articles: list(article),
  freeArticles: list(article),
  giftCards: list(giftCard),
  partnerProducts: list(partnerProduct),
  subscriptions: list(subscription),
  defectiveSubscriptions: list(subscription),
  defectiveArticles: list(article),
  defectiveGiftCards: list(giftCard),
  defectivePartnerProducts: list(partnerProduct),
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
    z.string(),
    z.transform(
      (code: string): CartErrorCode => CART_ERROR_CODES.find((known) => known === code) ?? 'UNKNOWN',
    ),
  ),
  limit: maybe(count()),
})

const wholeNumber = z.custom<number>((value) => Number.isSafeInteger(value) && (value as number) >= 0)

/** The arguments of `Shop.cart.*` and, key by key, the PUT bodies. The key is the method's name. */
export const cartArguments = {
  setArticle: z.object({
    productId: identifier(),
    tcm: z.optional(identifier()),
    quantity: wholeNumber,
  }) as Schema<SetArticle>,
  setFreeArticle: z.object({
    productId: identifier(),
    campaignId: identifier(),
    remove: z.optional(z.boolean()),
  }) as Schema<SetFreeArticle>,
  setGiftCard: z.object({
    productId: identifier(),
    tcm: z.optional(identifier()),
    set: z.boolean(),
  }) as Schema<SetGiftCard>,
  setPartnerProduct: z.object({
    partnerProductId: identifier(),
    set: z.boolean(),
  }) as Schema<SetPartnerProduct>,
  deleteSubscription: z.object({ subscriptionId: identifier() }) as Schema<DeleteSubscription>,
}

/** The arguments of the two methods that change nothing themselves. */
export const loadOptions: Schema<{ force?: boolean | undefined }> = z.object({
  force: z.optional(z.boolean()),
})
/** An entry of `state.deleted`: no two end in the same millisecond, so its end is enough to find it again. */
export const deletedEntry: Schema<Pick<DeletedEntry, 'expiresAt'>> = z.object({ expiresAt: z.number() })
