/**
 * Whether a mouse on its way is heading for the open flyout. The way there often crosses other items of the
 * bar, and those must not take the flyout away.
 *
 *        from ●            the triangle of where the mouse was and the flyout's two upper corners:
 *            /·\           as long as the mouse stays within, it is heading there
 *      ─────┬─────┬───
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
  // How much of the way down to the flyout is done.
  const done = (to.y - from.y) / (flyout.top - from.y)
  return (
    done > 0 &&
    done <= 1 &&
    to.x >= from.x + (flyout.left - from.x) * done &&
    to.x <= from.x + (flyout.right - from.x) * done
  )
}
