/**
 * The cart service: its responses, its error responses, and the arguments of the methods of `Shop.cart`.
 * header-search-cart §3, §7, §8; interface §2, §5.
 */
import * as z from 'zod/mini'
import type {
  Article,
  Cart,
  CartErrorCode,
  CartMessageName,
  GiftCard,
  PartnerProduct,
  Subscription,
} from '../api/cart.js'
import { CART_ERROR_CODES, CART_PAGE_MESSAGES } from '../api/cart.js'
import { identifier, lenient, type Fields } from './fields.js'

/**
 * The response with status 200. Only the response to a PUT has an `addedProduct`.
 *
 * @param f  the kinds of fields, which decide how strict the schema is
 */
export function createCartResponse(f: Fields) {
  const article = z.object({
    productId: identifier(),
    tcm: f.optional(f.text(300)),
    title: f.optional(f.text(300)),
    // The service sends a number in some places and an object with the number in others.
    quantity: f.fallback(z.union([f.count(), z.object({ quantity: f.count() })]), 1),
    availability: f.optional(f.text(300)),
    campaignId: f.optional(f.text(300)),
  }) satisfies z.ZodMiniType<Article>

  const giftCard = z.object({ article }) satisfies z.ZodMiniType<GiftCard>

  const partnerProduct = z.object({
    partnerProductId: identifier(),
    totalQuantity: f.fallback(f.count(), 1),
  }) satisfies z.ZodMiniType<PartnerProduct>

  const subscription = z.object({
    subscriptionConfigurationId: identifier(),
  }) satisfies z.ZodMiniType<Subscription>

  /**
   * A missing list counts as empty. Any other value makes the whole cart malformed, because showing it as empty would be
   * wrong.
   */
  const listOf = <T extends z.ZodMiniType>(item: T) => f.default(f.list(item), [])

  const cart = z.object({
    numberOfArticles: f.default(f.count(), 0),
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

  return z.object({ cart, addedProduct: f.optional(article) })
}
export const cartResponse = createCartResponse(lenient)
export const { cart } = cartResponse.shape

/** The response with any status other than 200 and 304. */
export const createCartErrorResponse = (f: Fields) =>
  z.object({
    error: z.union([z.enum(CART_ERROR_CODES), f.converted(z.string(), (): CartErrorCode => 'UNKNOWN')]),
    /** The limit in pieces. */
    limit: f.optional(f.count()),
  })
export const cartErrorResponse = createCartErrorResponse(lenient)

export type CartResponse = z.infer<typeof cartResponse>
export type CartFailure = z.infer<typeof cartErrorResponse>

const ID_RULE = { error: 'a text of 1 to 200 characters, not only blanks' }
const FLAG_RULE = { error: 'true or false' }
const QUANTITY_RULE = { error: 'a whole number from 0' }
const OBJECT_RULE = { error: 'an object' }
const MESSAGE_RULE = {
  error: `getErrors or setErrors with an error code, such as setErrors.ITEM_LIMIT, or ${CART_PAGE_MESSAGES.join(' or ')}`,
}

const id = z.string(ID_RULE).check(z.regex(/\S/, ID_RULE), z.maxLength(200, ID_RULE))
const yesOrNo = z.boolean(FLAG_RULE)
const pieces = z.int(QUANTITY_RULE).check(z.nonnegative(QUANTITY_RULE))

const messageNames: CartMessageName[] = [
  ...CART_ERROR_CODES.flatMap((code) => [`getErrors.${code}`, `setErrors.${code}`] as const),
  ...CART_PAGE_MESSAGES,
]

/**
 * The arguments of the methods of `Shop.cart`, keyed by method. The argument of a method that changes the cart is also
 * sent in the body of the PUT request, under the method's name. The message of each rule says what is allowed.
 */
export const cartArguments = {
  setArticle: z.object(
    {
      productId: id,
      tcm: z.optional(id),
      quantity: pieces,
    },
    OBJECT_RULE,
  ),
  setFreeArticle: z.object({ productId: id, campaignId: id, remove: z.optional(yesOrNo) }, OBJECT_RULE),
  setGiftCard: z.object({ productId: id, tcm: z.optional(id), set: yesOrNo }, OBJECT_RULE),
  setPartnerProduct: z.object({ partnerProductId: id, set: yesOrNo }, OBJECT_RULE),
  deleteSubscription: z.object({ subscriptionId: id }, OBJECT_RULE),
  load: z.optional(z.object({ force: z.optional(yesOrNo) }, OBJECT_RULE)),
  /** Both arguments of the method, keyed by name. */
  message: z.object({
    name: z.enum(messageNames, MESSAGE_RULE),
    options: z.optional(z.object({ limit: z.optional(pieces) }, OBJECT_RULE)),
  }),
  /** An entry of `state.deleted`. `expiresAt` identifies it, because it differs between entries. */
  restore: z.optional(
    z.object({ expiresAt: z.number({ error: 'the number of an entry of state.deleted' }) }, OBJECT_RULE),
  ),
}
export type CartArgument<Method extends keyof typeof cartArguments> = z.infer<(typeof cartArguments)[Method]>
