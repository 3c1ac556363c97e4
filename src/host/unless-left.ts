import type { ShopErrorCode } from '../api/errors.js'
import { codeOf, messageOf } from './errors.js'

/** When the visitor leaves a page, browsers end its requests, before or when `pagehide` fires. */
const LEAVING_MS = 2000

/** Calls a function after two seconds, unless the visitor leaves the page first. */
export function unlessLeft(window: Window, run: () => void): void {
  const timer = setTimeout(run, LEAVING_MS)
  window.addEventListener('pagehide', () => clearTimeout(timer), { once: true })
}

/** Reports that a file could not be loaded, unless the browser has stopped loading because the visitor leaves the page. */
export const reportUnlessLeft = (
  { window, report }: { window: Window; report(code: ShopErrorCode, message: string): void },
  error: unknown,
): void => unlessLeft(window, () => report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error)))
