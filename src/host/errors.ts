/** Creates and reads errors. In a page, only this file, `src/page/debug/` and the doctor write to the console. */
import type { ShopError, ShopErrorCode } from '../api/errors.js'

export const createShopError = (code: ShopErrorCode, message: string): ShopError =>
  Object.assign(new Error(message), { name: 'ShopError', code })

/** The code of a thrown value, if it is a ShopError. */
export const codeOf = (error: unknown): ShopErrorCode | undefined =>
  (error as Partial<ShopError> | null)?.code

/** The message of a thrown value, which need not be an Error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const written = new Set<string>()

/** Writes a warning once per page: the same text again would say nothing new. The parameters are those of `logWarning`. */
export function warnDeveloper(...warning: Parameters<typeof logWarning>): void {
  const [, text] = warning
  if (written.has(text)) return
  written.add(text)
  logWarning(...warning)
}

/**
 * Writes a warning for the developer of the host page. Never throws, although the page's console may be missing, replaced
 * or broken.
 *
 * @param docs  where the docs say more, from `docsAt` (docs.ts)
 */
export function logWarning(
  window: { console?: Console } | undefined,
  text: string,
  docs: string,
  ...details: unknown[]
): void {
  try {
    window?.console?.warn(`shop-embed: ${text}. ${docs}`, ...details)
  } catch {
    // The console is broken, so there is nowhere to report this.
  }
}
