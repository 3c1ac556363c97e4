/**
 * Finds the elements with `data-shop-text` and `data-shop-show`, also in open shadow roots, those that are added later, and those
 * that the page writes over: a morph keeps an element, and writes the server's text and attributes into it again.
 */
import { nextTask } from '../host/next-task.js'
import { watchElements } from '../host/watch-elements.js'
import type { Page } from '../page/page.js'
import { showsValue } from './element.js'

/** In one task, an element is not shown again more often: a script of the page that insists on its own value would go on without end. */
const MOST_ANSWERS = 10

/**
 * @param show       called for each element, and again after a change of its attributes
 * @param showAgain  called after a change of its text
 * @param forgetLeft called when something has left the page
 */
export function watchValues(
  { window, report }: Page,
  {
    show,
    showAgain,
    forgetLeft,
  }: Record<'show' | 'showAgain', (element: HTMLElement) => void> & { forgetLeft(): void },
): void {
  /** How often each element was shown again in this task. */
  const answers = new Map<HTMLElement, number>()
  const mayAnswer = (element: HTMLElement): boolean => {
    if (!answers.size) void nextTask(window).then(() => answers.clear())
    const count = (answers.get(element) ?? 0) + 1
    answers.set(element, count)
    return count <= MOST_ANSWERS
  }
  watchElements({
    report,
    enter(node) {
      if (showsValue(node)) show(node)
    },
    leave: forgetLeft,
    observed: {
      characterData: true,
      attributeFilter: ['data-shop-text', 'data-shop-show', 'data-product-id', 'data-tcm', 'hidden'],
    },
    onRecord({ type, target }) {
      const owner = type === 'characterData' ? target.parentNode : target
      if (showsValue(owner) && mayAnswer(owner)) (type === 'attributes' ? show : showAgain)(owner)
    },
  })
}
