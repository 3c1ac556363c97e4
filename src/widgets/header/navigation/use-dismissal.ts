/** Closes the open flyout when a person turns to something else, even before it is shown. */
import type { RefObject } from 'react'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import type { Host } from '../../../host/host.js'
import { isComposing } from '../../../host/is-composing.js'
import { onPageChange } from '../../../host/page-change.js'
import { unclobbered } from '../../../host/unclobbered.js'
import { NO_FLYOUT } from './props.js'

/** @param bar  contains the items, each with `data-flyout` */
export function useDismissal(
  host: Host,
  bar: RefObject<HTMLElement | null>,
  openFlyout: string,
  close: () => void,
): void {
  // This is a layout effect, so that Escape closes the flyout from its first paint.
  useLayoutEffect(() => {
    if (openFlyout === NO_FLYOUT) return
    const { addEventListener, removeEventListener } = unclobbered(host.window.document)
    const nav = bar.current!
    const item = nav.querySelector(`[data-flyout="${openFlyout}"]`)!

    const onPress = (event: Event) => {
      if (!event.composedPath().includes(nav)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) close()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !item.contains(relatedTarget as Node)) close()
    }
    // Both events are needed: iOS sends no click for elements that are not clickable, and `element.click()` in a script
    // sends no `pointerdown`.
    addEventListener('pointerdown', onPress, true)
    addEventListener('click', onPress, true)
    addEventListener('keydown', onKey)
    nav.addEventListener('focusout', onFocusOut)
    const stopPageChange = onPageChange(host, close)
    return () => {
      stopPageChange()
      removeEventListener('pointerdown', onPress, true)
      removeEventListener('click', onPress, true)
      removeEventListener('keydown', onKey)
      nav.removeEventListener('focusout', onFocusOut)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `close` is a new function at each render, but each does the same
  }, [bar, host, openFlyout])
}
