/** Makes preact render without the properties that the host page has added to `Object.prototype`. */
import { options } from 'preact'
import { guard } from '../host/guard.js'
import type { PageStart } from '../host/page-start.js'
import { withoutAdditions } from '../host/without-additions.js'

/** Handles renders after a state change. `src/mount/renderer.tsx` handles all other renders. */
export function renderWithoutAdditions(report: PageStart['report']): void {
  options.debounceRendering = (render) => queueMicrotask(guard(report, () => withoutAdditions(render)))
}
