/** Tells an application that uses the package when the loader arrives on the page. */
import { loaderPageStart } from '../host/page-start.js'

const listeners = new Set<() => void>()
let isQueued = false

/** The loader runs the functions in the queue `window.Shop`, unless the page uses this name for something else. */
function queue(run: () => void): void {
  const functions = window.Shop ?? []
  if (Array.isArray(functions) && Reflect.set(window, 'Shop', functions)) functions.push(run)
}

/**
 * Calls the listener when the loader has run. Does not call it if the loader has already run.
 *
 * @returns a function that removes the listener
 */
export function onLoader(listener: () => void): () => void {
  listeners.add(listener)
  if (!isQueued && !loaderPageStart()) {
    isQueued = true
    queue(() => {
      for (const notify of [...listeners]) notify()
    })
  }
  return () => void listeners.delete(listener)
}
