/** Waits until nobody sees what is to change. */
import { useEffect, useRef, type RefObject } from 'react'
import type { Host } from '../../../host/host.js'

/**
 * @param boxes     the elements that change
 * @param isWanted  there is something to change
 * @param onOut     called once all of them are out of view; not at all in a browser without scroll anchoring, where a
 *                  change above the view moves what is in it
 */
export function useOutOfView(
  host: Host,
  boxes: readonly RefObject<Element | null>[],
  isWanted: boolean,
  onOut: () => void,
): void {
  const latest = useRef(onOut)
  latest.current = onOut
  useEffect(() => {
    if (!isWanted || !host.window.CSS.supports('overflow-anchor', 'auto')) return
    const seen = new Set<Element>()
    const observer = new host.window.IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      if (!seen.size) latest.current()
    })
    for (const { current } of boxes) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [isWanted])
}
