import { unclobbered } from '../../../host/unclobbered.js'

export interface Point {
  x: number
  y: number
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

const overlap = (one: Box, other: Box): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right

/**
 * Whether a message covers what the person is using: the focused element, anywhere on the page, or the position of the last
 * press. After a row was removed from a list by a press, the next row's button is at that position.
 *
 * @param messages   the parent of the messages
 * @param lastPress  viewport coordinates in px
 */
export function isCovering(window: Window, messages: Element | null, lastPress: Point | null): boolean {
  const used: Box[] = []
  if (lastPress) {
    const { x, y } = lastPress
    used.push({ top: y, bottom: y, left: x, right: x })
  }
  const focused = focusedElement(window)
  if (focused && !messages?.contains(focused)) used.push(focused.getBoundingClientRect())
  return [...(messages?.children ?? [])].some((message) => {
    const box = message.getBoundingClientRect()
    return used.some((other) => overlap(box, other))
  })
}

/** The focused element, even if it is inside shadow roots. */
function focusedElement(window: Window): Element | undefined {
  const { activeElement, body } = unclobbered(window.document)
  let focused = activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  // If nothing is focused, `activeElement` is the body.
  return !focused || focused === body ? undefined : focused
}
