/**
 * Finds the first element that shows a value of the shop, because the code for that (`src/html/`) is loaded only then. From then
 * on, src/html/shown-values.ts finds them.
 */
import { watchElements } from '../src/host/watch-elements.js'
import { showsValue } from '../src/html/element.js'
import type { Html } from '../src/html/index.js'
import type { LoadedOnce } from '../src/page/load-once.js'
import { report } from './report.js'

/** @param onFailure  called if the code cannot be loaded */
export function findValues(html: LoadedOnce<Html>, onFailure: (error: unknown) => never): void {
  const end = watchElements({
    report,
    enter(node) {
      if (showsValue(node)) void html.prepare(onFailure)
    },
  })
  void html.loaded.then(end)
}
