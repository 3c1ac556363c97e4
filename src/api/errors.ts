/** The errors that hosts see. interface.md, details of the loader and the API. */

export type ShopErrorCode =
  | 'INVALID_ARGUMENT'
  | 'UNKNOWN_WIDGET'
  | 'NOT_FOUND'
  | 'LOAD_FAILED'
  | 'INTEGRITY'
  | 'RENDER_FAILED'
  | 'CALL_FAILED'

/** The reason of every rejected promise of `window.Shop`, and the argument of every `onError` call. */
export interface ShopError extends Error {
  readonly code: ShopErrorCode
}
