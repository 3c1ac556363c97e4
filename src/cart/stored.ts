/** Stores the last cart in local storage, so that the next page and other tabs show it until they have read the cart. */
import type { Cart } from '../../loader/protocol.js'
import { cart as cartSchema } from '../contracts/cart.js'
import { MAX_STORED_CHARS, parseJson } from '../host/json.js'
import type { Services } from '../host/services.js'
import { EMPTY } from './apply-change.js'

/** The key in local storage. */
export const STORED = 'cart'

/** @returns `undefined` if the text is missing, malformed or longer than what we store */
export const parseStored = (text: string | null | undefined): Cart | undefined =>
  parseJson(text ?? '', cartSchema, MAX_STORED_CHARS).data

/** Browsers notify other tabs only if the text differs, so that two tabs do not notify each other endlessly. */
export function writeStored(host: Services, cart: Cart): void {
  const text = JSON.stringify(cart)
  host.local.set(STORED, cart === EMPTY || text.length > MAX_STORED_CHARS ? undefined : text)
}
