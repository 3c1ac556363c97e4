/** When to load the code and data that the first render does not need. */
import { unclobbered } from './unclobbered.js'

/** Widgets and data are loaded when they are this close to the viewport, so that they are ready when a visitor arrives. */
export const NEAR_VIEWPORT = '300px'

/**
 * Runs work when the browser has nothing else to do. Not all browsers have `requestIdleCallback`; in the others, an element with this id
 * is the window's property.
 */
export function whenIdle(window: Window, run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run)
  else setTimeout(run)
}

/** Like `whenIdle`, but not before the host page has loaded. */
export function whenLoaded(window: Window, run: () => void): void {
  if (unclobbered(window.document).readyState === 'complete') whenIdle(window, run)
  else window.addEventListener('load', () => whenIdle(window, run), { once: true })
}
