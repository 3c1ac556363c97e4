/** Creates and reads errors. */
import type { ShopError, ShopErrorCode } from '../api/errors.js'

export const createShopError = (code: ShopErrorCode, message: string): ShopError =>
  Object.assign(new Error(message), { name: 'ShopError', code })

/** Reads a thrown value. The host page may have thrown it, and then reading it may throw again. */
function read<T>(get: () => T): T | undefined {
  try {
    return get()
  } catch {
    return undefined
  }
}

/** The code of a thrown value, if it is a ShopError. */
export const codeOf = (error: unknown): ShopErrorCode | undefined =>
  read(() => {
    const { name, code } = error as ShopError
    return name === 'ShopError' ? code : undefined
  })

/** The message of a thrown value, which may be anything, not only an Error. */
export const messageOf = (error: unknown): string =>
  read(() => String(error instanceof Error ? error.message : error)) ?? 'an unreadable value'
