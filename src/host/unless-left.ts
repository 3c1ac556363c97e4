/** Browsers end the requests of a page when the visitor leaves it, before or just as the page hears of it. */
const LEAVING_MS = 2000

/** Calls a function in two seconds, unless the visitor leaves the page before. */
export function unlessLeft(window: Window, run: () => void): void {
  const cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    window.removeEventListener('pagehide', cancel)
    run()
  }, LEAVING_MS)
  window.addEventListener('pagehide', cancel, { once: true })
}
