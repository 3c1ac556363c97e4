/** What the page's shop says about the visitor counts for the whole page. What another shop says counts for its widgets only. */
import type { Host } from '../host/host.js'
import { keyed } from '../host/keyed.js'
import type { Store } from './store.js'

type ShopHost = Pick<Host, 'otherShop'>

/** Identifies the widget's shop on its page: empty for the page's own. */
export const shopKey = ({ otherShop = '' }: ShopHost): string => otherShop

/** Like `keyed`, with a value for each shop on each page. */
export function keyedByShop<V>(): (store: Store, host: ShopHost, create: () => V) => V {
  const pages = keyed(new WeakMap<Store, (shop: string, create: () => V) => V>())
  return (store, host, create) => pages(store, () => keyed(new Map<string, V>()))(shopKey(host), create)
}
