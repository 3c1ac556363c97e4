/** Closes the open flyout when a person turns to something else. header-search-cart §2. */
import type { RefObject } from 'react'
import { useLayoutEffect } from '../../../hooks/use-layout-effect.js'
import type { Host } from '../../../host/host.js'
import { isComposing } from '../../../host/is-composing.js'

interface Dismissal {
  /** Escape was pressed. */
  onEscape(): void
  /** The person has clicked outside the bar, or has moved the focus out of the flyout's item. */
  onLeave(): void
}

/** @param panel  an open flyout; its parent element is the item, and one of its ancestors is the bar's `<nav>` */
export function useDismissal(
  host: Host,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onEscape, onLeave }: Dismissal,
): void {
  // A layout effect: from the moment the flyout is painted, Escape closes it.
  useLayoutEffect(() => {
    if (!isOpen) return
    const { document } = host.window
    const item = panel.current!.parentElement!
    const nav = panel.current!.closest('nav')!

    const onPress = (event: Event) => {
      if (!event.composedPath().includes(nav)) onLeave()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) onEscape()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !item.contains(relatedTarget as Node)) onLeave()
    }
    // Both events are needed: iOS sends no click for elements that are not clickable, and `element.click()` in a script
    // sends no `pointerdown`.
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('click', onPress, true)
    document.addEventListener('keydown', onKey)
    nav.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('click', onPress, true)
      document.removeEventListener('keydown', onKey)
      nav.removeEventListener('focusout', onFocusOut)
    }
  }, [isOpen])
}
