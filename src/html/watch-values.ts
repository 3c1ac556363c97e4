/** Finds the elements with `data-shop-text` and `data-shop-show`, also in open shadow roots, and those that are added later. */
import { guard } from '../host/guard.js'
import { nodesIn } from '../host/nodes-in.js'
import type { Page } from '../page/page.js'

const ATTRIBUTES = ['data-shop-text', 'data-shop-show']
const SELECTOR = ATTRIBUTES.map((name) => `[${name}]`).join()
const OBSERVED = {
  childList: true,
  subtree: true,
  attributeFilter: [...ATTRIBUTES, 'data-product-id', 'data-tcm'],
}

/** @param show  called for each element, and again after a change of its attributes */
export function watchValues({ window, report }: Page, show: (element: HTMLElement) => void): void {
  const showIfWanted = (node: Node) => {
    if (node instanceof HTMLElement && Element.prototype.matches.call(node, SELECTOR)) show(node)
  }
  const enterAll = (root: Node) => {
    for (const node of nodesIn(root)) {
      showIfWanted(node)
      const { shadowRoot, dataset } = node
      // Our widgets have none of these elements, but many changes.
      if (shadowRoot && !dataset['shopWidget']) watch(shadowRoot)
    }
  }
  const observer = new window.MutationObserver(
    guard(report, (records: MutationRecord[]) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'attributes') showIfWanted(target)
        else for (const node of addedNodes) enterAll(node)
    }),
  )
  const watch = (root: Document | ShadowRoot) => {
    observer.observe(root, OBSERVED)
    enterAll(root)
  }
  watch(window.document)
}
