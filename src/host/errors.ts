/** Errors as data, and the one place that writes to the console. */
import type { ShopError, ShopErrorCode } from '../api/errors.js'

export const createShopError = (code: ShopErrorCode, message: string): ShopError =>
  Object.assign(new Error(message), { name: 'ShopError', code })

/** The code of what was thrown, if it is a ShopError. */
export const codeOf = (error: unknown): ShopErrorCode | undefined =>
  (error as Partial<ShopError> | null)?.code

/** What was thrown, in words; it may be anything. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A console may be missing, replaced or throwing. */
export function logWarning(window: { console?: Console } | undefined, ...parts: unknown[]): void {
  try {
    window?.console?.warn(...parts)
  } catch {
    // There is nowhere left to report it.
  }
}
