/** The values of `data-shop-text` and the conditions of `data-shop-show`. */
import type { Cart, CartState } from '../api/cart.js'
import type { Customer } from '../api/customer.js'
import type { ShownCondition, ShownText } from '../api/html.js'
import { unclobbered } from '../host/unclobbered.js'
import { keysOf } from '../host/without-additions.js'
import { pieces } from '../page/cart-atoms.js'
import { textsOf } from './argument.js'

/** What the page knows. A part that is not known yet is missing. */
export interface Known {
  cart?: CartState | undefined
  /** The number that the badge shows. */
  itemCount?: number | undefined
  customer?: Customer | undefined
}

/** The part that a value or a condition needs. */
export type Source = 'cart' | 'customer'

interface Rule<T> {
  readonly source: Source
  /** @returns `undefined` until the value is known */
  of(known: Known, element: HTMLElement): T | undefined
}

const fromCart = <T>(of: (state: CartState, element: HTMLElement) => T): Rule<T> => ({
  source: 'cart',
  of: ({ cart }, element) => cart && of(cart, element),
})
const fromCustomer = <T>(of: (customer: Customer) => T): Rule<T> => ({
  source: 'customer',
  of: ({ customer }) => customer && of(customer),
})

function piecesOf({ articles }: Cart, element: HTMLElement): number {
  const texts = textsOf(unclobbered(element).dataset)
  const [productId, tcm] = [texts.get('productid'), texts.get('tcm')]
  return articles
    .filter((article) => article.productId === productId && (tcm === undefined || article.tcm === tcm))
    .reduce((sum, { quantity }) => sum + pieces(quantity), 0)
}

/** The cart has a number, and its lists. */
const isFilled = ({ cart }: CartState): boolean =>
  cart.numberOfArticles > 0 || keysOf(cart).some((name) => Array.isArray(cart[name]) && cart[name].length > 0)

export const TEXTS: Readonly<Record<ShownText, Rule<string>>> = {
  itemCount: {
    source: 'cart',
    of: ({ itemCount }) => (itemCount === undefined ? undefined : String(itemCount)),
  },
  quantity: fromCart(({ cart }, element) => String(piecesOf(cart, element))),
  error: fromCart(({ error }) => error?.message ?? ''),
  customerName: fromCustomer(({ customerName }) => customerName),
}

export const CONDITIONS: Readonly<Record<ShownCondition, Rule<boolean>>> = {
  isFilled: fromCart(isFilled),
  isEmpty: fromCart((state) => !isFilled(state)),
  isBusy: fromCart(({ busy }) => busy),
  hasError: fromCart(({ error }) => error !== null),
  canCheckout: fromCart(({ canCheckout }) => canCheckout),
  canRestore: fromCart(({ deleted }) => deleted.length > 0),
  isLoggedIn: fromCustomer(({ loggedInOrRemembered }) => loggedInOrRemembered),
  isLoggedOut: fromCustomer(({ loggedInOrRemembered }) => !loggedInOrRemembered),
}
