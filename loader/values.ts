/**
 * Finds the first element that shows a value of the shop, because the code for that (`src/html/`) is loaded only then. From then
 * on, src/html/watch-values.ts finds them.
 */
import { guard } from '../src/host/guard.js'
import { nodesIn } from '../src/host/nodes-in.js'
import type { Html } from '../src/html/index.js'
import type { LoadedOnce } from '../src/page/load-once.js'
import { report } from './report.js'

/** @param onFailure  called if the code cannot be loaded */
export function findValues(html: LoadedOnce<Html>, onFailure: (error: unknown) => never): void {
  const enterAll = (root: Node) => {
    for (const { dataset, shadowRoot } of nodesIn(root)) {
      // A text or a comment has neither.
      if ((dataset?.['shopText'] ?? dataset?.['shopShow']) !== undefined) void html.prepare(onFailure)
      // Our widgets have none of these elements, but many changes.
      if (shadowRoot && !dataset['shopWidget']) watch(shadowRoot)
    }
  }
  const observer = new MutationObserver(
    guard(report, (records: MutationRecord[]) => {
      for (const { addedNodes } of records) addedNodes.forEach(enterAll)
    }),
  )
  const watch = (root: Node) => {
    // A component may fill its root after it has been inserted.
    observer.observe(root, { childList: true, subtree: true })
    enterAll(root)
  }
  watch(document)
  void html.loaded.then(() => observer.disconnect())
}
