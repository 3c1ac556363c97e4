/** What hosts pass to the methods of `Shop.cart`. interface.md §2. */
import * as z from 'zod/mini'
import { createShopError } from '../host/errors.js'

const ID = 'a text of 1 to 200 characters, not only blanks'
const YES_OR_NO = 'true or false'

const id = z.string({ error: ID }).check(z.regex(/\S/, { error: ID }), z.maxLength(200, { error: ID }))
const yesOrNo = z.boolean({ error: YES_OR_NO })
const item = { error: 'an object' }

/** By the method's name. Each message says what is allowed. */
export const SCHEMAS = {
  setArticle: z.object(
    {
      productId: id,
      tcm: z.optional(id),
      quantity: z.int({ error: 'a whole number from 0' }).check(z.gte(0, { error: 'a whole number from 0' })),
    },
    item,
  ),
  setFreeArticle: z.object({ productId: id, campaignId: id, remove: z.optional(yesOrNo) }, item),
  setGiftCard: z.object({ productId: id, tcm: z.optional(id), set: yesOrNo }, item),
  setPartnerProduct: z.object({ partnerProductId: id, set: yesOrNo }, item),
  deleteSubscription: z.object({ subscriptionId: id }, item),
  load: z.optional(z.object({ force: z.optional(yesOrNo) }, item)),
  /** An entry of `state.deleted`. No two entries end in the same millisecond, so its end identifies it. */
  restore: z.optional(z.object({ expiresAt: z.number({ error: 'the number of an entry of state.deleted' }) }, item)),
}

/**
 * @returns the known fields of the argument
 * @throws  {ShopError} INVALID_ARGUMENT, naming the first wrong field and what is allowed
 */
export function parseArgument<M extends keyof typeof SCHEMAS>(
  method: M,
  value: unknown,
): z.infer<(typeof SCHEMAS)[M]> {
  const parsed = z.safeParse(SCHEMAS[method], value)
  if (parsed.success) return parsed.data as z.infer<(typeof SCHEMAS)[M]>
  const [{ path, message }] = parsed.error.issues as [z.core.$ZodIssue]
  const field = String(path[0] ?? 'argument')
  throw createShopError('INVALID_ARGUMENT', `Shop.cart.${method}: "${field}" must be ${message}`)
}
