/** `Shop.unmount`, also for a widget whose code is still loading. The loader and the npm package share it. */
import type { Shop } from '../api/shop.js'

/**
 * A widget that is on the page is unmounted at once. A call of `Shop.mount` before this one may still wait for the
 * code, so the element is unmounted once more after that call has continued. For this order, `mount` has to wait with
 * `open().then(…)`, too: callbacks of one promise run in the order in which they were added.
 *
 * @param open     loads the code that mounts and unmounts; gives the same promise until it fails
 * @param current  that code, or `undefined` until it is loaded
 */
export function createUnmount<Code extends Pick<Shop, 'unmount'>>(
  open: () => Promise<Code>,
  current: () => Code | undefined,
): Shop['unmount'] {
  return (target) => {
    current()?.unmount(target)
    open().then(
      (code) => code.unmount(target),
      () => {
        // `mount` reports this failure. Without the code, nothing is mounted.
      },
    )
  }
}
