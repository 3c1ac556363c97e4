import { createShopError } from '../host/report.js'
import { fileUrl, type Page } from './page.js'

/**
 * The error of a file that did not come.
 *
 * @throws {ShopError} LOAD_FAILED, or INTEGRITY if the file is there but its bytes were refused
 */
export async function refused(page: Page, path: string): Promise<never> {
  const { ok } = await fetch(fileUrl(page, path)).catch(() => ({ ok: false }))
  throw createShopError(ok ? 'INTEGRITY' : 'LOAD_FAILED', path)
}
