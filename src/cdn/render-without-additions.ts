/** preact renders without what the host page has added to `Object.prototype`. */
import { options } from 'preact'
import { withoutAdditions } from '../host/without-additions.js'

/** For renderings that a changed state causes. `src/mount/view-root.tsx` does the same for the others. */
export function renderWithoutAdditions(): void {
  options.debounceRendering = (render) => queueMicrotask(() => withoutAdditions(render))
}
