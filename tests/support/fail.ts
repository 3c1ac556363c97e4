/** How the loader and the package tell an error, for hosts that are made without either. */
import type { HostPage } from '../../src/host/services.js'

export const fail: HostPage['fail'] = (code, message, target = document, widget) =>
  target.dispatchEvent(
    new CustomEvent('shop-error', { bubbles: true, composed: true, detail: { widget, code, message } }),
  )
