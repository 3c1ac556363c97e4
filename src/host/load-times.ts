/** When to load the code and data that the first render does not need. */

/** Widgets and data are loaded when they are this close to the viewport, so that they are ready when a visitor arrives. */
export const NEAR_VIEWPORT = '300px'

/** Runs work when the browser has nothing else to do. Not all browsers have `requestIdleCallback`. */
export function whenIdle(window: Window, run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run)
}

/** Like `whenIdle`, but not before the host page has loaded. */
export function whenLoaded(window: Window, run: () => void): void {
  if (window.document.readyState === 'complete') whenIdle(window, run)
  else window.addEventListener('load', () => whenIdle(window, run), { once: true })
}
