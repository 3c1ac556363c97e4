/** Finds placeholders, including those added later, and decides when each of them loads. */
import { watchBegun } from '../src/host/begun.js'
import { readCookie } from '../src/host/cookies.js'
import { guard } from '../src/host/errors.js'
import { NEAR_VIEWPORT, whenIdle } from '../src/host/load-times.js'
import { nextTask } from '../src/host/next-task.js'
import type { PageStart } from '../src/host/page-start.js'
import type { OpenWidget } from '../src/host/widgets.js'
import { unclobbered } from '../src/host/unclobbered.js'
import { findChoice, LOAD_TIMES } from '../src/options/values.js'
import { isEager, isForVisitor } from '../src/widgets/loader-facts.js'
import type { WidgetMounter } from './mount-widgets.js'
import { configured, report } from './page-options.js'
import { scriptTag } from './script-tag.js'

const loadTimeOf = (element: HTMLElement, widget: string) =>
  findChoice(LOAD_TIMES, element.dataset['load'] ?? configured.load ?? scriptTag.dataset['load']) ??
  (isEager(widget) ? 'eager' : 'visible')

/** @param enter  mounts the widget of a placeholder; rejects after its failure has been reported */
export function createPlaceholders(page: PageStart, enter: WidgetMounter['enter']) {
  // A page may have many placeholders, and each takes a phone a few milliseconds.
  const runInSlices = createSlices()

  const enterNow = guard(report, async (widget: OpenWidget) => {
    // If the element leaves the document and returns, it is tried again.
    if (!widget.signal.aborted) await enter(widget).catch(() => {})
  })

  const enterInSlices = (widgets: readonly OpenWidget[]) =>
    runInSlices(widgets.map((widget) => () => enterNow(widget)))

  /** @param box  the placeholder, or what is around one without a box (`display: contents`), which is never in view */
  const enterInView = (widget: OpenWidget, box: Element) => {
    const onChange = guard(report, (entries: IntersectionObserverEntry[]) => {
      const { parentElement } = unclobbered(box)
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect()
        enterInSlices([widget])
      } else if (parentElement && getComputedStyle(box).display === 'contents') {
        observer.disconnect()
        enterInView(widget, parentElement)
      }
    })
    const observer = new IntersectionObserver(onChange, { rootMargin: NEAR_VIEWPORT })
    observer.observe(box)
  }

  /** @returns the widget if it loads now */
  const find = (element: HTMLElement): OpenWidget[] => {
    const widget = page.widgets.open(element, element.dataset['shopWidget']!)
    if (!isForVisitor(widget.name, readCookie)) return []
    watchBegun(page, element)
    const time = loadTimeOf(element, widget.name)
    if (time === 'idle') whenIdle(window, () => void enterNow(widget))
    if (time === 'visible') enterInView(widget, element)
    return time === 'eager' ? [widget] : []
  }

  /** Finds new placeholders. @returns a promise for each that loads now. They never reject. */
  return (): Array<Promise<void>> => {
    const all = [...unclobbered(document).querySelectorAll<HTMLElement>('[data-shop-widget]')]
    return enterInSlices(all.filter((element) => !page.widgets.get(element)).flatMap(find))
  }
}

/** Tasks over 50 ms delay the visitor's input. This limit leaves room for the browser's own work. */
const SLICE_MS = 10

type Job = () => Promise<void>

/** Runs jobs in order: as many as fit into a short task, and the rest in further tasks. */
export function createSlices() {
  const waiting: Array<() => void> = []
  let isRunning = false

  const run = guard(report, async () => {
    isRunning = true
    let end = performance.now() + SLICE_MS
    while (waiting.length > 0) {
      waiting.shift()!()
      if (performance.now() < end) continue
      await nextTask(window)
      end = performance.now() + SLICE_MS
    }
    isRunning = false
  })

  /** Starts the first job at once, unless other jobs are waiting. @returns a promise for each job */
  return (jobs: readonly Job[]): Array<Promise<void>> => {
    const results = jobs.map(
      (job) =>
        new Promise<void>((resolve) => {
          // No `push`: if the host page has broken it, nobody would handle the rejection.
          waiting[waiting.length] = () => resolve(job())
        }),
    )
    if (!isRunning) void run()
    return results
  }
}
