/** Records a page's calls of `window.Shop`. */
import { CART_CHANGES } from '../api/cart.js'
import type { Shop } from '../api/shop.js'

/** The methods that are recorded: all except those that only read or listen. */
const RECORDED = {
  shop: ['configure', 'mount', 'preload', 'unmount'],
  cart: ['load', 'add', ...CART_CHANGES, 'restore'],
  search: ['open', 'close', 'submit'],
} as const satisfies {
  shop: ReadonlyArray<keyof Shop>
  cart: ReadonlyArray<keyof Shop['cart']>
  search: ReadonlyArray<keyof Shop['search']>
}

export type RecordedMethod =
  | (typeof RECORDED.shop)[number]
  | `cart.${(typeof RECORDED.cart)[number]}`
  | `search.${(typeof RECORDED.search)[number]}`

export interface RecordedCall {
  /** The method's name, such as `cart.setArticle`. */
  method: RecordedMethod
  /** The arguments that the page has passed. */
  args: unknown[]
}

type AnyMethod = (...args: unknown[]) => unknown

/** Called before a method. If it returns something other than `undefined`, the method is not run, and returns this instead. */
export type BeforeCall = (method: string, args: unknown[]) => unknown

/** Replaces the methods of an object in place, because `Shop.push` passes the object itself to its functions. */
export function interceptMethods(
  owner: object,
  prefix: string,
  names: readonly string[],
  before: BeforeCall,
): void {
  const methods = owner as Record<string, AnyMethod>
  for (const name of names) {
    const original = methods[name]!
    methods[name] = (...args) => before(prefix + name, args) ?? original(...args)
  }
}

/** @param calls  receives each call, in order */
export function recordCalls(shop: Shop, calls: RecordedCall[]): void {
  const record: BeforeCall = (method, args) => {
    calls.push({ method: method as RecordedMethod, args })
  }
  interceptMethods(shop, '', RECORDED.shop, record)
  interceptMethods(shop.cart, 'cart.', RECORDED.cart, record)
  interceptMethods(shop.search, 'search.', RECORDED.search, record)
}
