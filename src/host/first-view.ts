/** Data that belongs to the first view. */
import type { Host } from './host.js'

const WAIT_MS = 1000

/**
 * Waits for data, so that usually nothing has to be changed after the first view, but not for long.
 *
 * @returns `undefined` if the data is late
 */
export function beforeFirstView<T>({ window }: Host, data: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    window.setTimeout(() => resolve(undefined), WAIT_MS)
  })
  return Promise.race([data, late])
}
