/** What a shop says about the visitor counts for the whole page, unless only a placeholder names this shop. */
import type { Host } from '../host/host.js'
import { keyed } from '../host/keyed.js'
import type { Store } from './store.js'

type ShopHost = Pick<Host, 'foreignOrigin'>

/** Identifies the widget's shop on its page: empty for the page's own. */
export const originOf = ({ foreignOrigin = '' }: ShopHost): string => foreignOrigin

/** Like `keyed`, with a value for each shop on each page. */
export function keyedByShop<V>(): (store: Store, host: ShopHost, create: () => V) => V {
  const pages = keyed(new WeakMap<Store, (origin: string, create: () => V) => V>())
  return (store, host, create) => pages(store, () => keyed(new Map<string, V>()))(originOf(host), create)
}
