/** Tells whether the host page has reserved space for a promotion above the header. */
import { useRef, type RefObject } from 'react'
import { useLayoutEffect } from '../../../hooks/use-layout-effect.js'
import type { Host } from '../../../host/host.js'

/** In px. Smaller differences are ignored. */
const TOLERANCE = 3

/** The placeholder's height without the header: the height that the page has reserved, or that of its own content. */
function reservedHeight(element: Element, shell: HTMLElement): number {
  const wasHidden = shell.hidden
  shell.hidden = true
  const { height } = element.getBoundingClientRect()
  shell.hidden = wasHidden
  return height
}

const heightOf = (shell: Element): number =>
  shell.lastElementChild!.getBoundingClientRect().bottom -
  shell.firstElementChild!.getBoundingClientRect().top

/**
 * There is no space if the page has reserved the height of the header without a promotion, but not enough for the
 * promotion. If it has reserved even less, the header moves the page's content anyway, so the promotion is shown.
 *
 * @param isNeeded  whether there is a promotion; without one, nothing is measured, because that makes the browser lay out
 *                  the page
 * @param onNoRoom  called before the first paint, when the place has been hidden
 */
export function useRoom(
  host: Host,
  element: Element | undefined,
  shell: RefObject<HTMLElement | null>,
  isNeeded: boolean,
  onNoRoom: () => void,
) {
  const hasRoom = useRef(true)
  /** Whether a server has rendered the header. Such a root has `data-platform`. */
  const isServerRendered = () =>
    shell.current?.closest('[data-shop-root]')?.hasAttribute('data-platform') ?? false

  useLayoutEffect(() => {
    const header = shell.current!
    if (!isNeeded || !element || isServerRendered()) return
    const reserved = reservedHeight(element, header)
    // In the next frame, the header is in the document but has not been painted.
    const frame = host.window.requestAnimationFrame(() => {
      const slot = header.querySelector<HTMLElement>('.top-slot')
      if (!slot) return
      const heightWithSlot = heightOf(header)
      const heightWithoutSlot = heightWithSlot - slot.offsetHeight
      if (reserved < heightWithoutSlot - TOLERANCE || reserved >= heightWithSlot - TOLERANCE) return
      // Hidden directly, because the next render may be after the paint.
      slot.hidden = true
      hasRoom.current = false
      onNoRoom()
    })
    return () => host.window.cancelAnimationFrame(frame)
  }, [])

  return { isServerRendered, hasRoom: () => hasRoom.current }
}
