/** Creates and reads errors, and catches those that nobody else would. */
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

/** Keyed by message. An object without a prototype, because the host page may have broken the methods of a set. */
const reported = Object.create(null) as Record<string, boolean>

/**
 * Wraps what the browser calls: callbacks of observers, listeners, timers, and work whose promise nobody awaits. An error in
 * it is ours, so it is reported, and does not reach the error handlers of the host page. For example, the page may replace a
 * method of arrays and break it later. Each message is reported once, because the page may react to the report with what
 * has caused it.
 *
 * @param run  may return a promise
 */
export const guard =
  <Args extends unknown[]>(
    report: (code: 'RENDER_FAILED', message: string) => unknown,
    run: (...args: Args) => unknown,
  ) =>
  async (...args: Args): Promise<void> => {
    try {
      await run(...args)
    } catch (error) {
      const message = messageOf(error)
      if (reported[message]) return
      reported[message] = true
      report('RENDER_FAILED', message)
    }
  }
