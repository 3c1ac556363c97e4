/** A page that the browser prerenders. happy-dom has no prerendering. */
import { vi } from 'vitest'

/**
 * Makes the test's page a prerendered one, until the end of the test: call `endPrerender` then.
 *
 * @returns a function that opens the page. It gets the time of that, in ms from the page's start
 */
export function prerender(): (activationStart?: number) => void {
  setPrerendering(true)
  return (activationStart = 0) => {
    setPrerendering(false)
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'navigation' ? [{ activationStart } as unknown as PerformanceEntry] : [],
    )
    document.dispatchEvent(new Event('prerenderingchange', { bubbles: true }))
  }
}

const setPrerendering = (value: boolean): void =>
  void Object.defineProperty(document, 'prerendering', { configurable: true, value })

export const endPrerender = (): void => void Reflect.deleteProperty(document, 'prerendering')
