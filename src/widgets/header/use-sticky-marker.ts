/**
 * Marks the placeholder of a sticky header, keeps the space that the host page has reserved for promotions, and tells the page the
 * header's height.
 */
import type { RefObject } from 'react'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import { useWidget } from '../../ui/use-widget.js'
import type { Host } from '../../host/host.js'
import { addPageSheet } from './page-sheet.js'
import { reserveSpaces, spacesIn, STICKY_MARKER } from './spaces.js'

/**
 * A header can stick only within the element around it. With the marker, the placeholder has no box, so that this
 * element is the host page's own. The height that the host page has reserved then has no effect, so it is measured
 * without the marker, and the spaces for promotions keep their share of it. This happens in the first frame, when the
 * header is in the document but not painted yet, and again whenever the window's width changes, because the host page may
 * then reserve another height. A server's HTML has reserved nothing.
 */
export function useStickyMarker(
  placeholder: Element | undefined,
  shell: RefObject<HTMLElement | null>,
  { window }: Host,
  isSticky: boolean,
): void {
  const { replaces } = useWidget()

  useLayoutEffect(() => {
    if (!placeholder || !isSticky) return
    placeholder.setAttribute(STICKY_MARKER, '')
    const header = shell.current!
    const release = () => {
      placeholder.removeAttribute(STICKY_MARKER)
      for (const { style } of spacesIn(header)) style.removeProperty('min-block-size')
    }
    let width: number
    const reserve = () => {
      if (replaces === 'server' || width === window.innerWidth) return
      width = window.innerWidth
      release()
      reserveSpaces(header)
      placeholder.setAttribute(STICKY_MARKER, '')
    }
    const frame = window.requestAnimationFrame(reserve)
    window.addEventListener('resize', reserve)
    return () => {
      window.cancelAnimationFrame(frame)
      window.removeEventListener('resize', reserve)
      release()
    }
  }, [replaces, isSticky, placeholder, shell, window])

  // The page keeps its anchors and what has the focus clear of the header with it: `scroll-padding-top`.
  useLayoutEffect(() => {
    if (!isSticky) return
    const bar = shell.current!.querySelector('[part=header]')!
    const sheet = addPageSheet(window)
    const observer = new window.ResizeObserver(() =>
      sheet.replace(`:root{--shop-sticky-height:${bar.getBoundingClientRect().height}px}`),
    )
    observer.observe(bar)
    return () => {
      observer.disconnect()
      sheet.remove()
    }
  }, [isSticky, shell, window])
}
