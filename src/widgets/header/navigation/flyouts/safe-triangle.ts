/**
 * Whether a moving mouse is heading for the open flyout. Its path often crosses other items of the bar, which must not
 * replace the open flyout.
 *
 *        from ●            The triangle between the mouse's earlier position and the
 *            /·\           flyout's upper corners. A mouse inside it is heading for
 *      ─────┬─────┬───     the flyout.
 *           └flyout
 */
export interface Point {
  x: number
  y: number
}

export function isHeadingFor(
  flyout: { left: number; right: number; top: number },
  from: Point,
  to: Point,
): boolean {
  /** How much of the way down to the flyout the mouse has covered, from 0 to 1. */
  const share = (to.y - from.y) / (flyout.top - from.y)
  return (
    share > 0 &&
    share <= 1 &&
    to.x >= from.x + (flyout.left - from.x) * share &&
    to.x <= from.x + (flyout.right - from.x) * share
  )
}
