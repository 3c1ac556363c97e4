/** Whether the page has room for a promotion above the header. */
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Host } from '../../../host/host.js'

/** In px. What moves less counts as not moved. */
const TOLERANCE = 3

/** The placeholder's height without the header in it: what the page has reserved, or the height of its own content. */
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
 * Room is missing where the page has reserved the height that the header has without the place, and no more. A page that
 * has reserved less moves with the header anyhow.
 *
 * @param onNone  called before the first paint; the place is hidden already
 */
export function useRoom(
  host: Host,
  element: Element | undefined,
  shell: RefObject<HTMLElement | null>,
  onNone: () => void,
) {
  const room = useRef(true)
  /** A server has drawn the header: its root names the platform. */
  const isDrawn = () => shell.current?.closest('[data-shop-root]')?.hasAttribute('data-platform') ?? false

  useLayoutEffect(() => {
    const header = shell.current!
    if (!element || isDrawn()) return
    const reserved = reservedHeight(element, header)
    // The next frame: the header is in the document by then, and not yet painted.
    const frame = host.window.requestAnimationFrame(() => {
      const slot = header.querySelector<HTMLElement>('.top-slot')
      if (!slot) return
      const withPlace = heightOf(header)
      const alone = withPlace - slot.offsetHeight
      if (reserved < alone - TOLERANCE || reserved >= withPlace - TOLERANCE) return
      // At once: a rendering may come after the paint.
      slot.hidden = true
      room.current = false
      onNone()
    })
    return () => host.window.cancelAnimationFrame(frame)
  }, [])

  return { isDrawn, hasRoom: () => room.current }
}
