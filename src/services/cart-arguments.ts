/** The arguments of the methods of `Shop.cart`. */
import * as z from 'zod/mini'
import { CART_ERROR_CODES, CART_PAGE_MESSAGES, type CartMessageName } from '../api/cart.js'

const ID_RULE = { error: 'a text of 1 to 200 characters, not only blanks' }
const FLAG_RULE = { error: 'true or false' }
const QUANTITY_RULE = { error: 'a whole number from 0' }
const ADDED_RULE = { error: 'a whole number from 1' }
const OBJECT_RULE = { error: 'an object' }
const MESSAGE_RULE = {
  error: `getErrors or setErrors with an error code, such as setErrors.ITEM_LIMIT, or ${CART_PAGE_MESSAGES.join(' or ')}`,
}

const id = z.string(ID_RULE).check(z.regex(/\S/, ID_RULE), z.maxLength(200, ID_RULE))
const yesOrNo = z.boolean(FLAG_RULE)
const pieces = z.int(QUANTITY_RULE).check(z.nonnegative(QUANTITY_RULE))
const addedPieces = z.int(ADDED_RULE).check(z.positive(ADDED_RULE))

const messageNames: CartMessageName[] = [
  ...CART_ERROR_CODES.flatMap((code) => [`getErrors.${code}`, `setErrors.${code}`] as const),
  ...CART_PAGE_MESSAGES,
]

/**
 * The arguments of the methods of `Shop.cart`, keyed by method. The argument of a method that changes the cart is also
 * sent in the body of the PUT request, under the method's name. The message of each rule says what is allowed.
 */
export const cartArguments = {
  /** This argument is not sent: `add` sends `setArticle`. */
  add: z.object({ productId: id, tcm: z.optional(id), quantity: z.optional(addedPieces) }, OBJECT_RULE),
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
