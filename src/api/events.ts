/** The DOM events: name and type of `detail`. All of them bubble and are composed. */
import type { CartResult } from './cart.js'
import type { ShopErrorCode } from './errors.js'
import type { WidgetName } from './names.js'

export interface ShopEvents {
  /**
   * On `document`: the number of pieces in the cart is known, or has changed. The first one follows the first read, which a
   * header, an element that shows the cart, or the first use of `Shop.cart` starts. The host page may dispatch it, too,
   * anywhere: the badge of the header shows that number until the next event.
   */
  'cart-changed': { itemCount: number }
  /** On the element with `data-shop-cart`, or on the document if the page has removed it: the change that it has made has ended. */
  'shop-cart-result': CartResult
  /** Dispatched by the host page, anywhere: the cart has changed elsewhere, so we read it from the service again. */
  'cart-update': unknown
  /** On the placeholder: the widget has rendered. */
  'shop-ready': { widget: WidgetName }
  /** On the placeholder, or on `document`: something failed; the message says what. */
  'shop-error': { widget?: WidgetName | undefined; code: ShopErrorCode; message: string }
  /**
   * On the placeholder: the newsletter form was sent, or could not be sent. `SUCCESS` means that the shop sends the confirmation
   * mail; the page does not learn whether the visitor confirms. Robots get `SUCCESS`, too, but their sign-up is dropped.
   */
  'newsletter-submitted': { result: 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL' }
  /**
   * On the placeholder, cancelable: a request is about to be sent. After `preventDefault`, the host page must send it.
   */
  'support-submit': { data: FormData }
  /** On the placeholder: the request was sent, or could not be sent. */
  'support-submitted': { ok: boolean }
  /** On the placeholder: staff have applied these settings. */
  'preview-changed': { previewDateTime: string; test: string; group: string }
}
