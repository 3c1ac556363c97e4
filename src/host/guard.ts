import { messageOf } from './errors.js'

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
