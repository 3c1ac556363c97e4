import { codeOf, messageOf } from '../host/errors.js'
import type { Host } from '../host/host.js'
import { nextTask } from '../host/next-task.js'
import { unlessLeft } from '../host/unless-left.js'
import type { LazyHost } from '../ui/use-lazy.js'
import { adoptStyles } from './sheets.js'

export interface WidgetLazyHost extends LazyHost {
  /** Sheets of the first render, which were adopted before the widget had a shadow root. */
  readonly earlySheets: readonly string[]
}

/** What the lazy chunks of a widget need. @param element  the element with the widget's shadow root */
export function createLazyHost(host: Host, element: Element): WidgetLazyHost {
  const earlySheets: string[] = []
  return {
    earlySheets,
    adoptStyles(css) {
      if (element.shadowRoot) adoptStyles(element.shadowRoot, css)
      else earlySheets.push(css)
    },
    nextTask: () => nextTask(host.window),
    onLoadError: (error) =>
      unlessLeft(host.window, () => host.report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error))),
  }
}
