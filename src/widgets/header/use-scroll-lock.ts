import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import type { Host, PageWindow } from '../../host/host.js'
import { unclobbered } from '../../host/unclobbered.js'
import { addPageSheet } from './page-sheet.js'

/** How many flyouts and dialogs lock the host page now. They may close in any order. */
let locks = 0
let unlock = () => {}

/**
 * The elements whose `overflow` makes the host page scroll. If `<html>` has none, the browser uses the body's for the
 * window: locking `<html>` would then make the body a separate scroller, and the page would jump to its top.
 */
function scrollersOf(window: PageWindow): HTMLElement[] {
  const { documentElement: html, body } = unclobbered(window.document)
  const overflowOf = (element: HTMLElement) => window.getComputedStyle(element).overflow || 'visible'
  if (overflowOf(body) === 'visible') return [html]
  if (overflowOf(html) === 'visible') return [body]
  return /auto|scroll/.test(overflowOf(body)) ? [html, body] : [html]
}

/** The elements whose scroll bar takes space. Keeping that space prevents a shift sideways. */
function elementsWithScrollBar(window: PageWindow): HTMLElement[] {
  const { documentElement: html, body } = unclobbered(window.document)
  const found = window.innerWidth > html.clientWidth ? [html] : []
  // The scroll bar is inside the borders, which are usually equal.
  if (body.offsetWidth - 2 * body.clientLeft > body.clientWidth) found.push(body)
  // The page may have reserved the space itself, perhaps on both sides.
  return found.filter((element) => window.getComputedStyle(element).scrollbarGutter === 'auto')
}

/** The scroll position stays. @returns a function that unlocks */
function lock({ window }: Host): () => void {
  const rulesOf = (elements: HTMLElement[], declaration: string) =>
    elements.map(({ localName }) => `${localName}{${declaration}!important}`).join('')
  const css =
    rulesOf(scrollersOf(window), 'overflow:hidden') +
    rulesOf(elementsWithScrollBar(window), 'scrollbar-gutter:stable')
  return addPageSheet(window, css).remove
}

/** Keeps the host page from scrolling while a flyout or dialog of the header covers it. */
export function useScrollLock(host: Host, isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    if (!locks) unlock = lock(host)
    locks += 1
    return () => {
      locks -= 1
      if (!locks) unlock()
    }
  }, [host, isLocked])
}
