/** Makes preact render without the properties that the host page has added to `Object.prototype`. */
import { options } from 'preact'
import { guard } from '../host/guard.js'
import type { Shell } from '../host/shell.js'
import { withoutAdditions } from '../host/without-additions.js'

/** Handles renders after a state change. `src/mount/view-root.tsx` handles all other renders. */
export function renderWithoutAdditions(report: Shell['report']): void {
  options.debounceRendering = (render) => queueMicrotask(guard(report, () => withoutAdditions(render)))
}
