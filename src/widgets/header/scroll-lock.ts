import { useLayoutEffect } from 'react'
import type { Host } from '../../host/host.js'

/** Holds the page still while something of ours lies over it. */
export function useScrollLock(host: Host, isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    const { window } = host
    const page = window.document.documentElement
    const { style } = page
    const { overflow, scrollbarGutter } = style
    // The scroll bar goes and its place stays: nothing jumps sideways, nor up, since the page stays where it is.
    if (window.innerWidth > page.clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      style.scrollbarGutter = scrollbarGutter
      // The page is as it was, for those who compare. Chromium takes off only an attribute that it has written; it
      // writes what `style` holds when the attribute is read.
      if (!page.getAttribute('style')) page.removeAttribute('style')
    }
  }, [isLocked])
}
