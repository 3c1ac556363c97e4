import { useLayoutEffect } from '../../hooks/use-layout-effect.js'
import type { Host } from '../../host/host.js'

/** How many flyouts and dialogs of the page's headers lock the page now. They may close in any order. */
let locks = 0
let unlock = () => {}

/** @returns undoes it */
function lock({ window }: Host): () => void {
  const html = window.document.documentElement
  const { style } = html
  const { overflow, scrollbarGutter } = style
  // The scroll bar disappears. Keeping its space free prevents a shift sideways; the scroll position stays as it is.
  if (window.innerWidth > html.clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    style.overflow = overflow
    style.scrollbarGutter = scrollbarGutter
    // Removes an empty `style` attribute, for host pages that compare their markup. `getAttribute` comes first
    // because Chromium writes the attribute only when it is read, and removes only an attribute that it has
    // written.
    if (!html.getAttribute('style')) html.removeAttribute('style')
  }
}

/** Keeps the host page from scrolling while a flyout or dialog of the header covers it. */
export function useScrollLock(host: Host, isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    if (!locks) unlock = lock(host)
    locks += 1
    return () => {
      locks -= 1
      if (!locks) unlock()
    }
  }, [isLocked])
}
