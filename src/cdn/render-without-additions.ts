/** Makes preact render without the properties that the host page has added to `Object.prototype`. */
import { options } from 'preact'
import { withoutAdditions } from '../host/without-additions.js'

/** Handles renders after a state change. `src/mount/view-root.tsx` handles all other renders. */
export function renderWithoutAdditions(): void {
  options.debounceRendering = (render) => queueMicrotask(() => withoutAdditions(render))
}
