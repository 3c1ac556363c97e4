export interface Point {
  x: number
  y: number
}

/**
 * Whether a box lies over what the person is doing: the element that has the focus, wherever on the page that
 * is, or the place of the last press. There, in a list that has just lost a row, the next row's button stands.
 */
export function isCovering(window: Window, box: Element | null, pressed: Point | null): boolean {
  if (!box) return false
  const { top, bottom, left, right } = box.getBoundingClientRect()
  if (pressed && pressed.x > left && pressed.x < right && pressed.y > top && pressed.y < bottom) return true
  let focused = window.document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  // A page without a focus tells its body.
  if (!focused || focused === window.document.body || box.contains(focused)) return false
  const other = focused.getBoundingClientRect()
  return top < other.bottom && other.top < bottom && left < other.right && other.left < right
}
