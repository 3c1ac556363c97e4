/** The errors that hosts see. interface.md, details of the loader and the API. */

export type ShopErrorCode =
  | 'INVALID_ARGUMENT'
  | 'UNKNOWN_WIDGET'
  | 'NOT_FOUND'
  | 'LOAD_FAILED'
  | 'INTEGRITY'
  | 'RENDER_FAILED'
  | 'CALL_FAILED'

/** Every promise of `window.Shop` rejects with a ShopError, and the hook `onError` is called with one. */
export interface ShopError extends Error {
  readonly code: ShopErrorCode
}
