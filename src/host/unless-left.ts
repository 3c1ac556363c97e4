/** When the visitor leaves a page, browsers end its requests, before or when `pagehide` fires. */
const LEAVING_MS = 2000

/** Calls a function after two seconds, unless the visitor leaves the page first. */
export function unlessLeft(window: Window, run: () => void): void {
  const cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    window.removeEventListener('pagehide', cancel)
    run()
  }, LEAVING_MS)
  window.addEventListener('pagehide', cancel, { once: true })
}
