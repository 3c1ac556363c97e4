/** INP, Interaction to Next Paint, of each widget: its slowest interaction. https://web.dev/articles/inp */
import type { WidgetName } from '../../api/names.js'
import type { Page } from '../page.js'
import { observe, type Observation } from './observe.js'
import { widgetOf } from './widget-of.js'

/** The shortest duration that browsers observe. */
const SHORTEST_MS = 16

/** The entries of an interaction arrive shortly after each other, so only the latest interactions are remembered. */
const REMEMBERED = 10

interface Interaction {
  widget: WidgetName | undefined
  duration: number
}

/** @param values  receives the INP of each widget, in ms */
export function followInteractions(page: Pick<Page, 'report'>, values: Map<WidgetName, number>): Observation {
  const recent = new Map<number, Interaction>()
  return observe<PerformanceEventTiming>(
    page,
    { type: 'event', durationThreshold: SHORTEST_MS },
    ({ interactionId, target, duration }) => {
      if (!interactionId) return
      // In Chromium 148 and newer, some events of an interaction have no target, and others have one, such as `click`.
      const known = recent.get(interactionId)
      const widget = known?.widget ?? widgetOf(target)
      const longest = Math.max(known?.duration ?? 0, duration)
      recent.set(interactionId, { widget, duration: longest })
      if (recent.size > REMEMBERED) recent.delete(recent.keys().next().value!)
      if (widget) values.set(widget, Math.max(values.get(widget) ?? 0, longest))
    },
  )
}
