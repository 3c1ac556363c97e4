/** Reports errors to the host page, through the event `shop-error` and the hook `onError`. */
import type { ShopOptions } from '../api/options.js'
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

/**
 * Reports an error only once, although several calls may wait for the same failed attempt to load code.
 *
 * @returns a function that throws the reported error
 */
export function createReportOnce(report: PageStart['report']): (error: unknown) => never {
  const reported = new WeakMap<object, unknown>()
  return (error) => {
    const known = reported.get(error as object) ?? report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error))
    reported.set(error as object, known)
    throw known
  }
}
