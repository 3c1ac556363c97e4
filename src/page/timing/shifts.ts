/** CLS, Cumulative Layout Shift, of each widget. https://web.dev/articles/cls */
import type { WidgetName } from '../../api/names.js'
import { activationStart } from '../../host/prerendering.js'
import type { Page } from '../page.js'
import { observe, type Observation } from './observe.js'
import { widgetOf } from './widget-of.js'

/** TypeScript does not have this type, because only Chromium has these entries. */
interface LayoutShift extends PerformanceEntry {
  value: number
  /** Whether the visitor caused the shift. */
  hadRecentInput: boolean
  /** The nodes that have moved furthest, at most five. */
  sources: ReadonlyArray<{ node: Node | null; currentRect: DOMRectReadOnly }>
}

/** Shifts are added up as long as they follow each other within this time, in ms. */
const GAP_MS = 1000
const LONGEST_MS = 5000

interface SessionWindow {
  start: number
  end: number
  sum: number
}

/** @returns the innermost widget at a point of the viewport: a footer may contain a newsletter form */
function widgetAt(root: Document | ShadowRoot, x: number, y: number): WidgetName | undefined {
  for (const element of root.elementsFromPoint(x, y)) {
    // A shadow root may also return elements around it.
    const widget = element.getRootNode() === root ? widgetOf(element) : undefined
    if (widget) return widgetAt(element.shadowRoot!, x, y) ?? widget
  }
  return undefined
}

const widgetAround = ({ x, y, width, height }: DOMRectReadOnly): WidgetName | undefined =>
  widgetAt(document, x + width / 2, y + height / 2)

/**
 * A shift belongs to a widget if something inside the widget has moved. The browser names no node in a shadow root, so the
 * widget is looked up by its position. If the page moves a widget as a whole, the browser names the placeholder.
 */
const widgetsIn = ({ sources }: LayoutShift): Set<WidgetName | undefined> =>
  new Set(sources.filter(({ node }) => !node).map(({ currentRect }) => widgetAround(currentRect)))

/** @param values  receives the CLS of each widget */
export function followShifts(page: Pick<Page, 'report'>, values: Map<WidgetName, number>): Observation {
  const windows = new Map<WidgetName, SessionWindow>()
  return observe<LayoutShift>(page, { type: 'layout-shift' }, (shift) => {
    const { value, hadRecentInput, startTime } = shift
    // Nobody has seen what moved before the visitor opened a prerendered page.
    if (hadRecentInput || startTime < activationStart(window)) return
    for (const widget of widgetsIn(shift)) {
      if (!widget) continue
      const last = windows.get(widget)
      const goesOn = last && startTime - last.end < GAP_MS && startTime - last.start < LONGEST_MS
      const sum = (goesOn ? last.sum : 0) + value
      windows.set(widget, { start: goesOn ? last.start : startTime, end: startTime, sum })
      values.set(widget, Math.max(values.get(widget) ?? 0, sum))
    }
  })
}
