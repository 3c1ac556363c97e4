/** Finds placeholders as long as the page lives, and decides when each one's time has come. interface.md §1. */
import { readCookie } from '../src/host/cookies.js'
import type { createCode } from './code.js'
import { configured } from './report.js'
import { scriptTag } from './script-tag.js'

/** How far ahead of the view a widget is loaded. */
const AHEAD = '300px'

/** Without `data-load`, these load at once, and the others near the view. */
const isEager = (widget: string) => widget === 'header' || widget === 'preview'

type LoadTime = 'eager' | 'visible' | 'idle'

function loadTimeOf(element: HTMLElement, widget: string): LoadTime {
  const given = element.dataset['load'] ?? configured.load ?? scriptTag.dataset['load']
  if (given === 'eager' || given === 'visible' || given === 'idle') return given
  return isEager(widget) ? 'eager' : 'visible'
}

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run)
}

/** @returns what `Shop.ready` waits for: the placeholders that load eagerly */
export function findPlaceholders({
  enter,
  placeholders,
}: ReturnType<typeof createCode>): Array<Promise<void>> {
  /** Elements that were found, with the name of their widget. */
  const found = new Map<HTMLElement, string>()
  const eager: Array<Promise<void>> = []

  const enterNow = async (element: HTMLElement): Promise<void> => {
    const widget = found.get(element)
    // An element that is no placeholder any more when the page is idle.
    if (widget === undefined) return
    // The failure was reported. An element that leaves the document and comes back is tried anew.
    await enter(element, widget, () => found.get(element) === widget).catch(() => {})
  }

  const nearView = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes)
        if (isIntersecting) {
          nearView.unobserve(target)
          void enterNow(target as HTMLElement)
        }
    },
    { rootMargin: AHEAD },
  )

  const add = (element: HTMLElement, widget: string) => {
    found.set(element, widget)
    // The panel's code is for staff only.
    if (widget === 'preview' && readCookie(window, 'StaffAuthToken') === undefined) return
    const time = loadTimeOf(element, widget)
    if (time === 'eager') eager.push(enterNow(element))
    else if (time === 'idle') whenIdle(() => void enterNow(element))
    else nearView.observe(element)
  }

  const forget = (element: HTMLElement) => {
    found.delete(element)
    nearView.unobserve(element)
  }

  const scan = () => {
    for (const [element, widget] of found) {
      if (!element.isConnected) forget(element)
      else if (element.dataset['shopWidget'] !== widget) {
        forget(element)
        placeholders()?.leave(element)
      }
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-shop-widget]'))
      if (!found.has(element)) add(element, element.dataset['shopWidget']!)
  }
  new MutationObserver(scan).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-shop-widget'],
  })
  scan()
  return eager
}
