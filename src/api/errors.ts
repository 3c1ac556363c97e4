/** The errors that host pages receive. interface §5. */

export type ShopErrorCode =
  /** An argument has the wrong shape. The message names it and what is allowed. */
  | 'INVALID_ARGUMENT'
  /** No widget has this name. */
  | 'UNKNOWN_WIDGET'
  /**
   * A selector matches no element, a widget was removed before it had rendered, no removal can be restored, or the page has no
   * header with a search.
   */
  | 'NOT_FOUND'
  /**
   * A file could not be loaded within 15 s. The next call or placeholder tries again. If the CDN does not allow the page to read
   * the file, the message names CORS.
   */
  | 'LOAD_FAILED'
  /** The browser refused a file because its hash does not match. */
  | 'INTEGRITY'
  /** A widget could not be rendered, or other code of ours threw, such as an event handler. */
  | 'RENDER_FAILED'
  /** A service did not respond or responded with an error, or its response is malformed (the message names the field). */
  | 'CALL_FAILED'

/** Every promise of `window.Shop` rejects with a ShopError, and the hook `onError` is called with one. */
export interface ShopError extends Error {
  readonly code: ShopErrorCode
}
