/** Whether a cart can be ordered as it is. header-search-cart §4. */
import type { Cart } from '../../loader/protocol.js'

export const isOrderable = (cart: Cart): boolean =>
  cart.articles.length + cart.partnerProducts.length > 0 &&
  !Object.entries(cart).some(([name, items]) => /^defective/.test(name) && (items as unknown[]).length) &&
  !cart.articles.some(({ availability }) => /^(NOT_AVAILABLE|SOLDOUT)$/.test(availability!))
