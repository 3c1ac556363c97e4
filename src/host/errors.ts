/** Creates and reads errors. */
import type { ShopError, ShopErrorCode } from '../api/errors.js'

export const createShopError = (code: ShopErrorCode, message: string): ShopError =>
  Object.assign(new Error(message), { name: 'ShopError', code })

/** The code of a thrown value, if it is a ShopError. */
export const codeOf = (error: unknown): ShopErrorCode | undefined =>
  (error as Partial<ShopError> | null)?.code

/** The message of a thrown value, which may be anything, not only an Error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
