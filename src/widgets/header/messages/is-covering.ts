import { unclobbered } from '../../../host/unclobbered.js'

export interface Point {
  x: number
  y: number
}

/**
 * Whether a box covers what the person is using: the focused element, anywhere on the page, or the position of the last
 * press. After a row was removed from a list by a press, the next row's button is at that position.
 *
 * @param lastPress  viewport coordinates in px
 */
export function isCovering(window: Window, box: Element | null, lastPress: Point | null): boolean {
  if (!box) return false
  const { top, bottom, left, right } = box.getBoundingClientRect()
  if (lastPress && lastPress.x > left && lastPress.x < right && lastPress.y > top && lastPress.y < bottom)
    return true
  const focused = focusedElement(window)
  if (!focused || box.contains(focused)) return false
  const other = focused.getBoundingClientRect()
  return top < other.bottom && other.top < bottom && left < other.right && other.left < right
}

/** The focused element, even if it is inside shadow roots. */
function focusedElement(window: Window): Element | undefined {
  const { activeElement, body } = unclobbered(window.document)
  let focused = activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  // If nothing is focused, `activeElement` is the body.
  return !focused || focused === body ? undefined : focused
}
