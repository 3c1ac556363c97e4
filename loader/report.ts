/** Reports failures to the page: `shop-error` and the hook `onError`. Nothing of ours is ever thrown at the page. */
import type { ShopOptions } from '../src/api/options.js'
import { createShopError } from '../src/host/errors.js'
import type { Shell } from '../src/host/shell.js'

/** What `Shop.configure` was given. */
export const configured: ShopOptions = {}

export const fail: Shell['fail'] = (code, message, target = document, widget) => {
  const error = createShopError(code, message)
  try {
    const detail = { widget, code, message }
    target.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, composed: true, detail }))
    configured.onError?.(error)
  } catch {
    // A hook that throws is the host's.
  }
  return error
}
