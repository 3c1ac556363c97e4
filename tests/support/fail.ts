/** How an entry reports an error, for hosts and pages that are made without one. */
import { createShopError } from '../../src/host/errors.js'
import type { Shell } from '../../src/host/shell.js'

export const fail: Shell['fail'] = (code, message, target = document, widget) => {
  const detail = { widget, code, message }
  target.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, composed: true, detail }))
  return createShopError(code, message)
}
