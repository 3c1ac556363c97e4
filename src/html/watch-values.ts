/**
 * Finds the elements with `data-shop-text` and `data-shop-show`, also in open shadow roots, those that are added later, and those
 * that the page writes over: a morph keeps an element, and writes the server's text and attributes into it again.
 */
import { guard } from '../host/guard.js'
import { nextTask } from '../host/next-task.js'
import { nodesIn } from '../host/nodes-in.js'
import type { Page } from '../page/page.js'

const ATTRIBUTES = ['data-shop-text', 'data-shop-show']
const SELECTOR = ATTRIBUTES.map((name) => `[${name}]`).join()
const OBSERVED = {
  childList: true,
  characterData: true,
  subtree: true,
  attributeFilter: [...ATTRIBUTES, 'data-product-id', 'data-tcm', 'hidden'],
}

/** How often the values of an element are shown again in one task. A script of the page that puts its own back would go on without end. */
const MOST_ANSWERS = 10

const isWanted = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && Element.prototype.matches.call(node, SELECTOR)

/**
 * @param show       called for each element, and again after a change of its attributes
 * @param showAgain  called after a change of its text
 */
export function watchValues(
  { window, report }: Page,
  { show, showAgain }: Record<'show' | 'showAgain', (element: HTMLElement) => void>,
): void {
  const enterAll = (root: Node) => {
    for (const node of nodesIn(root)) {
      if (isWanted(node)) show(node)
      const { shadowRoot, dataset } = node
      // Our widgets have none of these elements, but many changes.
      if (shadowRoot && !dataset['shopWidget']) watch(shadowRoot)
    }
  }
  /** How often, in this task. */
  const answers = new Map<HTMLElement, number>()
  const mayAnswer = (element: HTMLElement): boolean => {
    if (!answers.size) void nextTask(window).then(() => answers.clear())
    const count = (answers.get(element) ?? 0) + 1
    answers.set(element, count)
    return count <= MOST_ANSWERS
  }
  const observer = new window.MutationObserver(
    guard(report, (records: MutationRecord[]) => {
      for (const { type, target, addedNodes } of records) {
        const owner = type === 'characterData' ? target.parentNode : target
        if (isWanted(owner) && mayAnswer(owner)) (type === 'attributes' ? show : showAgain)(owner)
        for (const node of addedNodes) enterAll(node)
      }
    }),
  )
  const watch = (root: Document | ShadowRoot) => {
    observer.observe(root, OBSERVED)
    enterAll(root)
  }
  watch(window.document)
}
