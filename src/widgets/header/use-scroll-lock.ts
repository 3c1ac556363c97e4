import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import type { Host, PageWindow } from '../../host/host.js'
import { unclobbered } from '../../host/unclobbered.js'

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

/**
 * Locks with a style sheet. The host page's own styles stay as they are, so nothing has to be restored, whatever the
 * host page changes in the meantime. The scroll position also stays.
 *
 * @returns a function that unlocks
 */
function lock({ window }: Host): () => void {
  const safe = unclobbered(window.document)
  const sheet = new window.CSSStyleSheet()
  const rulesOf = (elements: HTMLElement[], declaration: string) =>
    elements.map(({ localName }) => `${localName}{${declaration}!important}`).join('')
  sheet.replaceSync(
    rulesOf(scrollersOf(window), 'overflow:hidden') +
      rulesOf(elementsWithScrollBar(window), 'scrollbar-gutter:stable'),
  )
  safe.adoptedStyleSheets = [...safe.adoptedStyleSheets, sheet]
  return () => {
    safe.adoptedStyleSheets = safe.adoptedStyleSheets.filter((other) => other !== sheet)
  }
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
