/** Reports failures to the host page: the event `shop-error` and the hook `onError`. */
import type { ShopOptions } from '../src/api/options.js'
import { createShopError } from '../src/host/errors.js'
import type { Shell } from '../src/host/shell.js'

/** The options and hooks that were passed to `Shop.configure`. */
export const configured: ShopOptions = {}

export const fail: Shell['fail'] = (code, message, target = document, widget) => {
  const error = createShopError(code, message)
  try {
    const detail = { widget, code, message }
    target.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, composed: true, detail }))
    configured.onError?.(error)
  } catch {
    // The host's hook threw. Reporting that would call the hook again.
  }
  return error
}
