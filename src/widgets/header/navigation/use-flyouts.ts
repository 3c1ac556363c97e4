/**
 * The lazy chunk of the flyouts. It is loaded when the host page has loaded, or as soon as a person comes near the bar.
 * If a person opens a flyout before that, it is shown when the chunk has loaded. If it cannot be loaded, pressing a flyout's
 * button tries again, and links work as usual.
 */
import { useEffect } from 'react'
import { useLikelyLazy } from '../../../ui/use-likely-lazy.js'
import type { Host } from '../../../host/host.js'
import { whenLoaded } from '../../../host/load-times.js'

const loadFlyouts = () => import('./flyouts/index.js')

export type FlyoutsModule = Awaited<ReturnType<typeof loadFlyouts>>

/** @param close  closes the flyout that is open */
export function useFlyouts(host: Host, isOpen: boolean, close: () => void) {
  const { request, ...flyouts } = useLikelyLazy(loadFlyouts, isOpen, close)
  useEffect(() => {
    // If this fails, nobody has needed the flyouts yet. Opening one tries again, and reports a failure.
    const load = () => loadFlyouts().then(request, () => {})
    whenLoaded(host.window, () => void load())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `request` is a new function at each render, but each does the same
  }, [host])
  return flyouts
}
