/** When code and data are loaded that the first view does not need. */

/** What a visitor reaches next is loaded when it is this close to the viewport, so that it is ready by then. */
export const NEAR_VIEWPORT = '300px'

/** Runs work when the browser has nothing else to do. Not all browsers have `requestIdleCallback`. */
export function whenIdle(window: Window, run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run)
}

/** The same, but not before the page has loaded. */
export function whenLoaded(window: Window, run: () => void): void {
  if (window.document.readyState === 'complete') whenIdle(window, run)
  else window.addEventListener('load', () => whenIdle(window, run), { once: true })
}
