/** Marks the placeholder of a sticky header, and keeps the space that the host page has reserved for promotions. */
import { useContext, type RefObject } from 'react'
import { ServerMarkupContext } from '../../ui/use-first-markup.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import type { Host } from '../../host/host.js'

const MARKER = 'data-shop-sticky'

/**
 * A header can stick only within the element around it. With the marker, the placeholder has no box, so that this
 * element is the host page's own. The height that the host page has reserved then has no effect, so it is measured
 * without the marker, and the spaces for promotions keep their share of it. This happens in the first frame, when the
 * header is in the document but not painted yet. A server's markup has the marker from the start.
 */
export function useStickyMarker(
  placeholder: Element | undefined,
  shell: RefObject<HTMLElement | null>,
  { window }: Host,
  isSticky: boolean,
): void {
  const isServerMarkup = useContext(ServerMarkupContext)

  useLayoutEffect(() => {
    if (!placeholder || !isSticky) return
    placeholder.setAttribute(MARKER, '')
    const frame = window.requestAnimationFrame(() => {
      if (isServerMarkup) return
      placeholder.removeAttribute(MARKER)
      for (const space of shell.current!.querySelectorAll<HTMLElement>('.top-spare, .page-place'))
        space.style.setProperty('min-block-size', `${space.getBoundingClientRect().height}px`)
      placeholder.setAttribute(MARKER, '')
    })
    return () => {
      window.cancelAnimationFrame(frame)
      placeholder.removeAttribute(MARKER)
    }
  }, [isServerMarkup, isSticky, placeholder, shell, window])
}
