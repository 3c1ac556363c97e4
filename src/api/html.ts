/** A page without a script: the attributes by which elements of the host page use the shop. interface §8. */
import type { CartChangeMethod } from './cart.js'

/** What the text of an element shows. */
export type ShownText =
  /** How many pieces are in the cart. */
  | 'itemCount'
  /** How many pieces of the product `data-product-id` are in the cart; with `data-tcm`, only those of this variant. */
  | 'quantity'
  /** The error message of the cart, or nothing. With `role="status"`, screen readers read it. */
  | 'error'
  /** The customer's name, or nothing if nobody is logged in. */
  | 'customerName'

/** When an element is shown. */
export type ShownCondition =
  /** Something is in the cart. */
  | 'isFilled'
  /** Nothing is in the cart. */
  | 'isEmpty'
  /** The cart is being read or changed. */
  | 'isBusy'
  /** There is an error message. */
  | 'hasError'
  /** The cart can be ordered. */
  | 'canCheckout'
  /** `restore` can bring something back. */
  | 'canRestore'
  /** The customer is logged in, or remembered from an earlier visit. */
  | 'isLoggedIn'
  /** The customer is not logged in. */
  | 'isLoggedOut'

/** What has become of the newest press of an element. */
export type PressState =
  /** The change has not ended. */
  | 'pending'
  /** The change was made, or makes no difference. */
  | 'done'
  /** The change was refused, or could not be sent. */
  | 'failed'

/** Any element of the host page can have these attributes. */
export interface ElementAttributes {
  /** Calls this method of `Shop.cart` when somebody clicks the element, submits the form or changes the field. */
  'data-shop-cart'?: 'add' | CartChangeMethod | 'restore' | undefined
  /** Keeps the text of the element equal to this value. */
  'data-shop-text'?: ShownText | undefined
  /** Shows the element while this is true; otherwise, the element is `hidden`. */
  'data-shop-show'?: ShownCondition | undefined
  /** Opens the search of the header when somebody clicks the element. */
  'data-shop-search'?: boolean | '' | undefined
  /** Set by our code on an element with `data-shop-cart`, for your style sheet. */
  'data-shop-state'?: PressState | undefined
}
