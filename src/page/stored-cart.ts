/** What a page reads of the cart in local storage before the cart's code is loaded. Kept markup shows it even before zod is there. */
import { MAX_STORED_CHARS, parseObject } from '../host/json.js'

/** The key of the cart in local storage. */
export const STORED_CART = 'cart'

const parse = (text: string | undefined) =>
  (text && text.length <= MAX_STORED_CHARS && parseObject(text)) || {}

/** Whether the text is the stored cart of another shop. The carts of older releases name no shop. */
export function isOfOtherShop(text: string | undefined, ownShop: unknown): boolean {
  const { shop } = parse(text)
  return typeof shop === 'string' && shop !== ownShop
}

/** @returns the number of items in the stored cart; `undefined` if it is another shop's, or has no number that can be right */
export function countIn(text: string | undefined, ownShop: unknown): number | undefined {
  const { numberOfArticles } = parse(text)
  const isCount = Number.isSafeInteger(numberOfArticles) && (numberOfArticles as number) >= 0
  return isCount && !isOfOtherShop(text, ownShop) ? (numberOfArticles as number) : undefined
}
