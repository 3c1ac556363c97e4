/** Decides whether a cart can be ordered. header-search-cart §4. */
import type { Article, Cart } from '../api/cart.js'

const isUnavailable = ({ availability }: Article) =>
  availability === 'NOT_AVAILABLE' || availability === 'SOLDOUT'

export const isOrderable = (cart: Cart): boolean =>
  cart.articles.length + cart.partnerProducts.length > 0 &&
  cart.defectiveArticles.length === 0 &&
  cart.defectiveGiftCards.length === 0 &&
  cart.defectivePartnerProducts.length === 0 &&
  cart.defectiveSubscriptions.length === 0 &&
  !cart.articles.some(isUnavailable)
