/** Runs work that can wait, when the browser has nothing else to do. Not all browsers have `requestIdleCallback`. */
export function whenIdle(window: Window, run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run)
}
