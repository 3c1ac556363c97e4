/** Times of a prerendered page count from the moment when the visitor opens it. interface.md §9. */
import type { ShopTiming } from '../../api/timings.js'

/**
 * Moves a timing to the clock of the visit. What happened before it took the visitor no time, so it counts as 0.
 *
 * @param activation  when the visit began, in ms from the page's start
 */
export function sinceActivation<T extends ShopTiming>(timing: T, activation: number): T {
  if (!activation || (timing.type !== 'mount' && timing.type !== 'call')) return timing
  const start = Math.max(0, timing.start - activation)
  const duration = Math.max(0, timing.start + timing.duration - activation) - start
  if (timing.type === 'call') return { ...timing, start, duration }
  // The first render is the last part of a mount.
  return { ...timing, start, duration, renderDuration: Math.min(timing.renderDuration, duration) }
}
