/** How long the first render waits for data. */
import type { Host } from './host.js'

const WAIT_MS = 1000

/**
 * Waits up to 1 s for data that the first render shows, so that the widget rarely has to change right after it.
 *
 * @returns `undefined` if the data has not arrived by then
 */
export function beforeFirstView<T>({ window }: Host, data: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    window.setTimeout(() => resolve(undefined), WAIT_MS)
  })
  return Promise.race([data, late])
}
