/**
 * The lazy chunk of the flyouts. It is loaded when the host page has loaded, or as soon as a person comes near the bar.
 * If a person opens a flyout before that, it is shown when the chunk has loaded.
 */
import { useEffect, useState } from 'react'
import { useLazy } from '../../../ui/use-lazy.js'
import type { Host } from '../../../host/host.js'
import { whenLoaded } from '../../../host/load-times.js'

const loadFlyouts = () => import('./flyouts/index.js')

export type FlyoutsModule = Awaited<ReturnType<typeof loadFlyouts>>

/** @param close  closes the flyout that is open */
export function useFlyouts(host: Host, isOpen: boolean, close: () => void) {
  const [isLikely, setLikely] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // If this fails, nobody has needed the flyouts yet. Opening one tries again, and reports a failure.
    const load = () =>
      loadFlyouts().then(
        () => setLikely(true),
        () => {},
      )
    whenLoaded(host.window, () => void load())
  }, [host])
  const loaded = useLazy(loadFlyouts, isLikely || isOpen, () => {
    setLikely(false)
    setFailed(true)
    close()
  })
  return {
    /** `undefined` until the chunk has loaded. */
    loaded,
    /** The chunk could not be loaded. Pressing a flyout's button tries again; links work as usual. */
    hasFailed: hasFailed && !loaded,
    comeNear() {
      if (!hasFailed) setLikely(true)
    },
  }
}
