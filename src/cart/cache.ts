/** The last cart in local storage: shown at once on the next page and in other tabs, and then read anew. */
import type { Cart } from '../../loader/protocol.js'
import { cart as cartSchema } from '../contracts/cart.js'
import type { Services } from '../host/services.js'
import { MAX_STORED_CHARS, parseJson } from '../host/json.js'

export const CACHE_KEY = 'cart'

/** What stands in where no cart is known: every list that the schema does not find is empty. */
export const EMPTY = parseJson('{}', cartSchema)!

/** @returns `undefined` for nothing, rubbish, or more than we would have stored */
export const parseStored = (text: string | null | undefined): Cart | undefined =>
  text ? parseJson(text, cartSchema, MAX_STORED_CHARS) : undefined

export const readStored = (host: Services): Cart | undefined => parseStored(host.local.get(CACHE_KEY))

/** Other tabs hear of it only if the text differs, so that two tabs come to rest. */
export function writeStored(host: Services, cart: Cart | undefined): void {
  const text = cart && JSON.stringify(cart)
  host.local.set(CACHE_KEY, text && text.length <= MAX_STORED_CHARS ? text : undefined)
}
