/** Finds the elements of the host page, also in open shadow roots, and those that are added later. */
import { guard } from './errors.js'
import type { PageStart } from './page-start.js'
import { unclobbered } from './unclobbered.js'

/**
 * A node and the elements in it, without those in shadow roots. A form of the host page may have fields with the names of
 * methods, such as `querySelectorAll`, so this calls no method of an element.
 */
function* nodesIn(root: Node): Iterable<HTMLElement> {
  const elements = unclobbered(document).createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = elements.nextNode()) yield node as HTMLElement
}

interface Watched {
  report: PageStart['report']
  /** Called for each element, and for texts and comments that are added. */
  onElement(node: HTMLElement): void
  /** Called after nodes have been removed. */
  leave?(): void
  /** What else is observed. `onRecord` gets all records, before `onElement` gets the elements in them. */
  observed?: MutationObserverInit
  onRecord?(record: MutationRecord): void
}

/**
 * Watches the document, and the open shadow roots that are there when their host is found: a component may fill its root later.
 * Our widgets are left out. They have no elements of the host page, but many changes.
 *
 * @returns a function that ends it
 */
export function watchElements({ report, onElement, leave, observed, onRecord }: Watched): () => void {
  const visitAll = (root: Node) => {
    for (const node of nodesIn(root)) {
      onElement(node)
      // Nearly no element has a root, and this is called for each of them.
      if (!node.shadowRoot) continue
      const { shadowRoot, dataset } = unclobbered(node)
      if (shadowRoot && !dataset['shopWidget']) watch(shadowRoot)
    }
  }
  const observer = new MutationObserver(
    guard(report, (records: MutationRecord[]) => {
      for (const record of records) {
        onRecord?.(record)
        record.addedNodes.forEach(visitAll)
      }
      if (records.some(({ removedNodes }) => removedNodes.length)) leave?.()
    }),
  )
  const watch = (root: Node) => {
    observer.observe(root, { childList: true, subtree: true, ...observed })
    visitAll(root)
  }
  watch(document)
  return () => observer.disconnect()
}
