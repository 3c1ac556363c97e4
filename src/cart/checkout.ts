/** Decides whether a cart can be ordered. */
import type { Article, Cart } from '../api/cart.js'
import { isIncomplete } from '../services/fields.js'

const isUnavailable = ({ availability }: Article) =>
  availability === 'NOT_AVAILABLE' || availability === 'SOLDOUT'

const articlesOf = ({ articles, freeArticles, giftCards }: Cart): Article[] => [
  ...articles,
  ...freeArticles,
  ...giftCards.map(({ article }) => article),
]

const defectiveOf = (cart: Cart): ReadonlyArray<readonly unknown[]> => [
  cart.defectiveArticles,
  cart.defectiveGiftCards,
  cart.defectivePartnerProducts,
  cart.defectiveSubscriptions,
]

/**
 * Whether every entry that could forbid the order was read. This is known only for a cart that the service has sent. A
 * stored cart, or one after a change, does not contain what could not be read.
 */
export const isComplete = (cart: Cart): boolean =>
  ![cart.articles, cart.freeArticles, cart.giftCards, ...defectiveOf(cart)].some(isIncomplete)

export const isOrderable = (cart: Cart): boolean =>
  cart.articles.length + cart.partnerProducts.length > 0 &&
  defectiveOf(cart).every((list) => list.length === 0) &&
  !articlesOf(cart).some(isUnavailable)
