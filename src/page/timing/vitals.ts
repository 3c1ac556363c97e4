/**
 * The Web Vitals of each widget. Google's library web-vitals measures the page as a whole: it reports only the slowest
 * interaction of the page, and cannot attribute a layout shift inside a shadow root, because the browser hides the nodes.
 */
import type { WidgetName } from '../../api/names.js'
import type { ShopTiming } from '../../api/timings.js'
import { guard } from '../../host/guard.js'
import type { Page } from '../page.js'
import { followInteractions } from './interactions.js'
import { followShifts } from './shifts.js'

interface Vitals {
  /** A widget that never shifts has the CLS 0. */
  addWidget(widget: WidgetName): void
  end(): void
}

/** @param onTiming  called when the page is hidden or left, with each value that has changed since the last report */
export function followVitals(
  page: Pick<Page, 'report' | 'window'>,
  onTiming: (timing: ShopTiming) => void,
): Vitals {
  const { window } = page
  const values = { INP: new Map<WidgetName, number>(), CLS: new Map<WidgetName, number>() }
  const interactions = followInteractions(page, values.INP)
  const shifts = followShifts(page, values.CLS)
  const reported = new Map<string, number>()

  const reportChanges = () => {
    interactions.flush()
    shifts.flush()
    for (const type of ['INP', 'CLS'] as const)
      for (const [widget, value] of values[type]) {
        const key = `${type} ${widget}`
        if (reported.get(key) === value) continue
        reported.set(key, value)
        onTiming({ type, widget, value })
      }
  }
  const onHidden = guard(page.report, ({ type }: Event) => {
    if (type === 'pagehide' || window.document.visibilityState === 'hidden') reportChanges()
  })
  // Capturing at the window runs them before a listener of the host page, which may send what it has collected.
  window.addEventListener('visibilitychange', onHidden, true)
  window.addEventListener('pagehide', onHidden, true)

  return {
    addWidget(widget) {
      if (shifts.isSupported && !values.CLS.has(widget)) values.CLS.set(widget, 0)
    },
    end() {
      interactions.end()
      shifts.end()
      window.removeEventListener('visibilitychange', onHidden, true)
      window.removeEventListener('pagehide', onHidden, true)
    },
  }
}
