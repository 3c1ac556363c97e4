/** What a page reads of the cart in local storage before the cart's code is loaded. Kept markup shows it even before zod is there. */
import { MAX_STORED_CHARS, parseObject } from '../host/json.js'

/** The key of the cart in local storage. */
export const STORED_CART = 'cart'

type Stored = Partial<Record<string, unknown>>

const parse = (text: string | undefined): Stored =>
  (text && text.length <= MAX_STORED_CHARS && parseObject(text)) || {}

/**
 * Who has stored the text: we, for this shop or for another one, or the page, which may have a cart of its own under this name.
 * The carts of older releases name no shop.
 */
export function ownerOf(text: string | undefined, ownShop: unknown): 'this shop' | 'another shop' | 'page' {
  const { articles, numberOfArticles, shop } = parse(text)
  const isWhole = typeof numberOfArticles === 'number' && (articles === undefined || Array.isArray(articles))
  const namesShop = typeof shop === 'string'
  const isTooLarge = namesShop && numberOfArticles === undefined && typeof articles === 'string'
  if (!isWhole && !isTooLarge) return 'page'
  return namesShop && shop !== ownShop ? 'another shop' : 'this shop'
}

/** @returns the number of items in this shop's stored cart; `undefined` if there is none, or no number that can be right */
export function countIn(text: string | undefined, ownShop: unknown): number | undefined {
  const count = parse(text)['numberOfArticles']
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return undefined
  return ownerOf(text, ownShop) === 'this shop' ? count : undefined
}
