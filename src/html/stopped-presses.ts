/**
 * Warns about presses that the page's own code has stopped, so that nothing happens: `preventDefault`, or `return false` in jQuery,
 * which also keeps the event from the document.
 */
import { guard } from '../host/errors.js'
import { nextTask } from '../host/next-task.js'
import { unclobbered } from '../host/unclobbered.js'
import type { Page } from '../page/page.js'
import { isField, pressedIn } from './element.js'
import { warnAbout } from './warn.js'

const isSubmitButton = ({ type }: HTMLInputElement) => type === 'submit' || type === 'image'

/** @returns the element that the event would press, or whose submit button it would press */
function pressedBy(event: Event): HTMLElement | undefined {
  const element = pressedIn(event)
  if (!element) return undefined
  const { localName, type } = unclobbered(element as HTMLInputElement)
  const path = event.composedPath() as HTMLInputElement[]
  const isPress =
    localName === 'form'
      ? event.type === 'submit' ||
        path.slice(0, path.indexOf(element as HTMLInputElement)).some(isSubmitButton)
      : event.type === 'click' && !isField(localName, type)
  return isPress ? element : undefined
}

/** The elements whose last press has reached us. */
const reached = new WeakSet<Element>()

/** Called for each press that has reached us. */
export const noteReached = (element: Element): void => void reached.add(element)

export function watchStoppedPresses(page: Page): void {
  const { window, report } = page
  const onEvent = guard(report, async (event: Event) => {
    const element = pressedBy(event)
    if (!element) return
    reached.delete(element)
    await nextTask(window)
    if (event.defaultPrevented && !reached.has(element))
      warnAbout(
        page,
        element,
        `code of the page has stopped the ${event.type}, so nothing happens: preventDefault, or "return false" in jQuery`,
      )
  })
  for (const type of ['click', 'submit']) window.addEventListener(type, onEvent, true)
}
