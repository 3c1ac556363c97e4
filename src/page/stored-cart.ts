/** What a page reads of the cart in local storage before the cart's code is loaded. Kept markup shows it even before zod is there. */
import { MAX_STORED_CHARS, parseObject } from '../host/json.js'

/** The key of the cart in local storage. */
export const STORED_CART = 'cart'

type Stored = Partial<Record<string, unknown>>

const parse = (text: string | undefined): Stored =>
  (text && text.length <= MAX_STORED_CHARS && parseObject(text)) || {}

/** Whether we have stored the text: the page may have a cart of its own under this name. */
export function isOwnCart(text: string | undefined): boolean {
  const { articles, numberOfArticles, shop } = parse(text)
  if (typeof numberOfArticles === 'number') return articles === undefined || Array.isArray(articles)
  // A cart that was too large to be stored.
  return typeof shop === 'string' && typeof articles === 'string'
}

/** The carts of older releases name no shop. */
const namesOtherShop = ({ shop }: Stored, ownShop: unknown) => typeof shop === 'string' && shop !== ownShop

/** Whether the text is the stored cart of another shop. */
export const isOfOtherShop = (text: string | undefined, ownShop: unknown): boolean =>
  namesOtherShop(parse(text), ownShop)

/** @returns the number of items in the stored cart; `undefined` if it is not ours, or another shop's, or has no number
 *          that can be right */
export function countIn(text: string | undefined, ownShop: unknown): number | undefined {
  const stored = parse(text)
  const count = stored['numberOfArticles']
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return undefined
  return isOwnCart(text) && !namesOtherShop(stored, ownShop) ? count : undefined
}
