/**
 * A page that the browser prerenders: it loads and runs, but the visitor may never open it. interface §9.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
import { unclobbered } from './unclobbered.js'

/** TypeScript does not have these properties, because only Chromium has them. */
type PrerenderingDocument = Document & { readonly prerendering?: boolean }
type ActivatedNavigation = PerformanceNavigationTiming & { readonly activationStart?: number }

export const isPrerendering = ({ document }: Pick<Window, 'document'>): boolean =>
  unclobbered(document as PrerenderingDocument).prerendering === true

/**
 * Runs a function at once, or if the page is being prerendered, when the visitor opens it.
 *
 * @returns a function that cancels this
 */
export function whenActivated(window: Window, run: () => void): () => void {
  if (!isPrerendering(window)) {
    run()
    return () => {}
  }
  // Capturing at the window runs it before the listeners of the host page.
  const options = { capture: true, once: true }
  window.addEventListener('prerenderingchange', run, options)
  return () => window.removeEventListener('prerenderingchange', run, options)
}

/** When the visitor opened the prerendered page, in ms from its start; 0 if the page was not prerendered. */
export function activationStart({ performance }: Pick<typeof globalThis, 'performance'>): number {
  const [navigation] = performance.getEntriesByType('navigation') as ActivatedNavigation[]
  return navigation?.activationStart ?? 0
}
