/** Finds placeholders, including those added later, and decides when each of them loads. */
import { watchBegun, type Begun } from '../src/host/begun.js'
import { guard } from '../src/host/guard.js'
import { NEAR_VIEWPORT, whenIdle } from '../src/host/load-times.js'
import { unclobbered } from '../src/host/unclobbered.js'
import { findChoice, LOAD_TIMES } from '../src/options/values.js'
import { isEager, isForVisitor } from '../src/widgets/loader-facts.js'
import type { WidgetMounter } from './mount-widgets.js'
import type { Parts } from './parts.js'
import { readCookie } from './cookie.js'
import { configured, report } from './report.js'
import { scriptTag } from './script-tag.js'
import { createSlices } from './slices.js'

const loadTimeOf = (element: HTMLElement, widget: string) =>
  findChoice(LOAD_TIMES, element.dataset['load'] ?? configured.load ?? scriptTag.dataset['load']) ??
  (isEager(widget) ? 'eager' : 'visible')

/** `PageStart.begun` */
export const begun = new WeakMap<Element, Begun>()

/** @returns a promise for each placeholder that loads eagerly; `Shop.ready` waits for them. They never reject. */
export function findPlaceholders(
  enter: WidgetMounter['enter'],
  { mountedWidgets }: Parts,
): Array<Promise<void>> {
  /** The placeholders found so far, with their widget's name. */
  const found = new Map<HTMLElement, string>()
  const eager: Array<Promise<void>> = []
  // A page may have many placeholders, and each takes a phone a few milliseconds.
  const runInSlices = createSlices()

  const enterNow = guard(report, async (element: HTMLElement) => {
    const widget = found.get(element)
    // The element may have stopped being a placeholder while it waited.
    if (widget === undefined) return
    // The failure has already been reported. If the element leaves the document and returns, it is tried again.
    await enter(element, widget, () => found.get(element) === widget).catch(() => {})
  })

  const enterInSlices = (elements: readonly HTMLElement[]) =>
    runInSlices(elements.map((element) => () => enterNow(element)))

  const observers = new Map<HTMLElement, IntersectionObserver>()
  const stopObserving = (element: HTMLElement) => {
    observers.get(element)?.disconnect()
    observers.delete(element)
  }
  /** @param box  the placeholder, or what is around one without a box (`display: contents`), which is never in view */
  const observe = (element: HTMLElement, box: Element) => {
    const onChange = guard(report, (entries: IntersectionObserverEntry[]) => {
      const { parentElement } = unclobbered(box)
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        stopObserving(element)
        enterInSlices([element])
      } else if (parentElement && getComputedStyle(box).display === 'contents') {
        stopObserving(element)
        observe(element, parentElement)
      }
    })
    const observer = new IntersectionObserver(onChange, { rootMargin: NEAR_VIEWPORT })
    observers.set(element, observer)
    observer.observe(box)
  }

  /** @returns whether the placeholder loads now */
  const add = (element: HTMLElement, widget: string): boolean => {
    found.set(element, widget)
    if (!isForVisitor(widget, readCookie)) return false
    watchBegun({ begun, report }, element)
    const time = loadTimeOf(element, widget)
    if (time === 'idle') whenIdle(window, () => void enterNow(element))
    if (time === 'visible') observe(element, element)
    return time === 'eager'
  }

  const forget = (element: HTMLElement) => {
    found.delete(element)
    stopObserving(element)
  }

  const scan = guard(report, () => {
    for (const [element, widget] of found) {
      // Also if it is now in the document of a frame.
      if (!element.isConnected || element.ownerDocument !== document) forget(element)
      else if (element.dataset['shopWidget'] !== widget) {
        forget(element)
        mountedWidgets.current()?.leave(element)
      }
    }
    const all = [...unclobbered(document).querySelectorAll<HTMLElement>('[data-shop-widget]')]
    const now = all.filter((element) => !found.has(element) && add(element, element.dataset['shopWidget']!))
    eager.push(...enterInSlices(now))
  })
  new MutationObserver(scan).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-shop-widget'],
  })
  void scan()
  return eager
}
