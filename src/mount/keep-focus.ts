/** Keeps the keyboard focus in a placeholder whose own content is about to disappear. WCAG 2.4.3. */
import { unclobbered } from '../host/unclobbered.js'

/**
 * Call it before the placeholder's own content is replaced.
 *
 * @returns a function to call afterwards. If the focus was in that content, it moves to the same link in the widget, so that
 *          the visitor is where they were, or else to the start of the widget.
 */
export function keepFocus(placeholder: Element): (container: HTMLElement) => void {
  const focused = unclobbered(placeholder.getRootNode() as Document | ShadowRoot).activeElement
  if (!focused || focused === placeholder || !placeholder.contains(focused)) return () => {}
  const { href } = focused as HTMLAnchorElement
  return (container) => {
    const same = [...container.querySelectorAll('a')].find((link) => link.href === href)
    same?.focus()
    // A link in a closed part of the widget cannot have the focus.
    if (same?.matches(':focus')) return
    container.tabIndex = -1
    container.focus({ preventScroll: true })
    // Otherwise a click on any text of the widget would move the focus to it.
    container.addEventListener('blur', () => container.removeAttribute('tabindex'), { once: true })
  }
}
