/** When to load what the first render does not need, and how long it waits for the rest. */
import { TIME_LIMIT_MS } from './fetch-text.js'
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

export const hasLoaded = ({ document }: Window): boolean => unclobbered(document).readyState === 'complete'

/** Waits no longer than for a response: a tool that delays scripts may keep `readyState` as it is, and the event for itself. */
function whenDispatched(window: Window, type: 'DOMContentLoaded' | 'load', run: () => void): void {
  const onEvent = () => {
    clearTimeout(timer)
    window.removeEventListener(type, onEvent)
    run()
  }
  const timer = setTimeout(onEvent, TIME_LIMIT_MS)
  window.addEventListener(type, onEvent)
}

/** Runs work when the document has been read to its end. */
export function whenParsed(window: Window, run: () => void): void {
  if (unclobbered(window.document).readyState === 'loading') whenDispatched(window, 'DOMContentLoaded', run)
  else run()
}

/** Like `whenIdle`, but not before the host page has loaded. */
export function whenLoaded(window: Window, run: () => void): void {
  const whenFree = () => whenIdle(window, run)
  if (hasLoaded(window)) whenFree()
  else whenDispatched(window, 'load', whenFree)
}

/**
 * Waits for data that the first render shows, so that the widget rarely has to change right after it.
 *
 * @param waitMs  the longest wait in ms
 * @returns the data; `undefined` if it has not arrived in time
 */
export function beforeFirstRender<T>(
  { window }: { window: Window },
  data: Promise<T>,
  waitMs = 1000,
): Promise<T | undefined> {
  let timer = 0
  const late = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(() => resolve(undefined), waitMs)
  })
  return Promise.race([data, late]).finally(() => window.clearTimeout(timer))
}
