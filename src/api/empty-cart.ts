/** The cart and its state before the first read. */
import type { Cart, CartState } from './cart.js'

export const EMPTY_CART: Cart = {
  numberOfArticles: 0,
  articles: [],
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
  defectiveArticles: [],
  defectiveGiftCards: [],
  defectivePartnerProducts: [],
  defectiveSubscriptions: [],
}

export const EMPTY_CART_STATE: CartState = {
  cart: EMPTY_CART,
  itemCount: 0,
  busy: true,
  canCheckout: false,
  deleted: [],
  error: null,
}
