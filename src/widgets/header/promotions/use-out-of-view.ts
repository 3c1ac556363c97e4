/** Delays a change until the elements that it affects are outside the window. */
import { useEffect, useRef, type RefObject } from 'react'
import type { Host } from '../../../host/host.js'

/**
 * @param boxes     the elements that change
 * @param isWanted  whether there is something to change
 * @param onOut     called each time all of them are out of view. It is never called in a browser without scroll
 *                  anchoring, where a change above the visible part of the page moves that part
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
    const visible = new Set<Element>()
    const observer = new host.window.IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      if (!visible.size) latest.current()
    })
    for (const { current } of boxes) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [isWanted])
}
