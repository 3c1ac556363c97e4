/** How an error is reported to the host page: the event `shop-error` and the hook `onError`. */
import type { ShopOptions } from '../api/options.js'
import { createShopError } from '../host/errors.js'
import type { Shell } from '../host/shell.js'

/** @param configured  the options of `Shop.configure`; its `onError` is read at each report */
export const createReport =
  (configured: ShopOptions): Shell['report'] =>
  (code, message, target = document, widget) => {
    const error = createShopError(code, message)
    try {
      const detail = { widget, code, message }
      target.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, composed: true, detail }))
      configured.onError?.(error)
    } catch {
      // The host page's hook has thrown. It is not our error, and it must not stop our code.
    }
    return error
  }
