/** Creates and reads errors. No other file writes to the console, except those of `src/debug/`. */
import type { ShopError, ShopErrorCode } from '../api/errors.js'

export const createShopError = (code: ShopErrorCode, message: string): ShopError =>
  Object.assign(new Error(message), { name: 'ShopError', code })

/** The code of a thrown value, if it is a ShopError. */
export const codeOf = (error: unknown): ShopErrorCode | undefined =>
  (error as Partial<ShopError> | null)?.code

/** The message of a thrown value, which need not be an Error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Writes a warning. Never throws, although the host page's console may be missing, replaced or broken. */
export function logWarning(window: { console?: Console } | undefined, ...parts: unknown[]): void {
  try {
    window?.console?.warn(...parts)
  } catch {
    // The console is broken, so there is nowhere to report this.
  }
}
