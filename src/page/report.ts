/** Reports errors to the host page, through the event `shop-error` and the hook `onError`. */
import type { ShopOptions } from '../api/options.js'
import type { ShopError } from '../api/errors.js'
import { dispatch } from '../host/dispatch.js'
import { codeOf, createShopError, messageOf } from '../host/errors.js'
import type { PageStart } from '../host/page-start.js'

/** @param configured  the options of `Shop.configure`; its `onError` is read at each report */
export const createReport =
  (configured: ShopOptions): PageStart['report'] =>
  (code, message, target, widget) => {
    const error = createShopError(code, message)
    try {
      const detail = { widget, code, message }
      dispatch(window, target, 'shop-error', detail)
      configured.onError?.(error)
    } catch {
      // The host page's hook threw. That is not our error, and it must not stop our code.
    }
    return error
  }

/** Creates `PageStart.fail`. It marks what it throws, so that nobody reports the same error again. */
export function createFail(report: PageStart['report']): PageStart['fail'] {
  const reported = new Map<unknown, ShopError>()
  return (error, target, widget) => {
    const known = reported.get(error)
    // Several widgets may need the same file. Each of them has failed.
    if (known && (known === error || !target)) throw known
    const created = report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error), target, widget)
    reported.set(error, created).set(created, created)
    throw created
  }
}
