/**
 * The lazy chunk of the flyouts. It is loaded when the page has loaded, or as soon as a person comes near the bar. A flyout
 * that a person opens before that is shown when it has been loaded.
 */
import { useEffect, useState } from 'react'
import { useLazy } from '../../../ui/use-lazy.js'
import type { Host } from '../../../host/host.js'
import { whenLoaded } from '../../../host/load-times.js'

const loadFlyouts = () => import('./flyouts/index.js')

export type FlyoutsCode = Awaited<ReturnType<typeof loadFlyouts>>

/** @param close  closes the flyout that is open */
export function useFlyouts(host: Host, isOpen: boolean, close: () => void) {
  const [isLikely, setLikely] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // If this fails, nobody has needed the flyouts yet. The first attempt to open one tries again, and reports it.
    const load = () =>
      loadFlyouts().then(
        () => setLikely(true),
        () => {},
      )
    whenLoaded(host.window, () => void load())
  }, [])
  const code = useLazy(loadFlyouts, isLikely || isOpen, () => {
    setLikely(false)
    setFailed(true)
    close()
  })
  return {
    /** `undefined` until it has been loaded. */
    code,
    /** It could not be loaded. A press of a flyout's button tries again; links are followed. */
    hasFailed: hasFailed && !code,
    comeNear() {
      if (!hasFailed) setLikely(true)
    },
  }
}
