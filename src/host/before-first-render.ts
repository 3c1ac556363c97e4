/** How long the first render waits for data. */
import type { Host } from './host.js'

/**
 * Waits for data that the first render shows, so that the widget rarely has to change right after it.
 *
 * @param waitMs  the longest wait in ms
 * @returns the data; `undefined` if it has not arrived in time
 */
export function beforeFirstRender<T>(
  { window }: Host,
  data: Promise<T>,
  waitMs = 1000,
): Promise<T | undefined> {
  let timer = 0
  const late = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(() => resolve(undefined), waitMs)
  })
  return Promise.race([data, late]).finally(() => window.clearTimeout(timer))
}
