/** Runs work that can wait, when the browser has nothing else to do. Not all browsers have `requestIdleCallback`. */
export function whenIdle(window: Window, run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run)
}

/** The same, but not before the page has loaded. */
export function whenLoaded(window: Window, run: () => void): void {
  if (window.document.readyState === 'complete') whenIdle(window, run)
  else window.addEventListener('load', () => whenIdle(window, run), { once: true })
}
