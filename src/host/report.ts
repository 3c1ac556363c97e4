/** Errors as data, and the one place that writes to the console. */
import type { ShopError, ShopErrorCode } from '../../loader/protocol.js'

export const createShopError = (code: ShopErrorCode, message: string): ShopError =>
  Object.assign(new Error(message), { name: 'ShopError', code })

/** A console may be missing, replaced or throwing. */
export function logWarning(window: { console?: Console } | undefined, ...parts: unknown[]): void {
  try {
    window?.console?.warn(...parts)
  } catch {
    // Nothing is left to tell it to.
  }
}
