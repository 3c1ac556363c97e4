/** Records the calls of `window.Shop` by which a page acts. */
import type { Shop } from '../api/shop.js'

/** Those that only read or listen are not recorded. */
const RECORDED = {
  shop: ['configure', 'mount', 'unmount'],
  cart: [
    'load',
    'setArticle',
    'setFreeArticle',
    'setGiftCard',
    'setPartnerProduct',
    'deleteSubscription',
    'restore',
  ],
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
  /** Such as `cart.setArticle`. */
  method: RecordedMethod
  /** As the page has passed them. */
  args: unknown[]
}

type AnyMethod = (...args: unknown[]) => unknown

/** What happens before a method is called. Something other than `undefined` is returned in place of its result. */
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

/** @param calls  gets each call, in order */
export function recordCalls(shop: Shop, calls: RecordedCall[]): void {
  const record: BeforeCall = (method, args) => {
    calls.push({ method: method as RecordedMethod, args })
  }
  interceptMethods(shop, '', RECORDED.shop, record)
  interceptMethods(shop.cart, 'cart.', RECORDED.cart, record)
  interceptMethods(shop.search, 'search.', RECORDED.search, record)
}
