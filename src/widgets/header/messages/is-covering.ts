/** Whether a box lies over the element that has the focus, wherever on the page that is. */
export function isCovering(window: Window, box: Element | null): boolean {
  let focused = window.document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  // A page without a focus tells its body.
  if (!box || !focused || focused === window.document.body || box.contains(focused)) return false
  const own = box.getBoundingClientRect()
  const other = focused.getBoundingClientRect()
  return own.top < other.bottom && other.top < own.bottom && own.left < other.right && other.left < own.right
}
