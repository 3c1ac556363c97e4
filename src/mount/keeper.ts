/** Kept markup on the side of the runtime: `kept/index.ts`. */
import { guard } from '../host/guard.js'
import { whenLoaded } from '../host/load-times.js'
import type { KeptMarkup, ShownMarkup } from '../host/page-start.js'
import { shopOf, type Page } from '../page/page.js'
import type { Widget } from '../ui/use-widget.js'
import { createContainer, showOwnContent } from './container.js'
import type * as KeptModule from './kept/index.js'
import type { LiveWidget } from './live-widget.js'
import { containerAttributes, loadView } from './load-view.js'
import { renderOnce } from './renderer.js'

/**
 * @param widget  `undefined` if none may take it over
 * @returns the kept markup in the placeholder, if it is this widget's. Any other is removed
 */
export function takeShown(
  page: Page,
  placeholder: Element,
  widget: string | undefined,
): ShownMarkup | undefined {
  const shown = page.kept?.shown.get(placeholder)
  if (shown && shown.widget === widget) {
    page.kept!.shown.delete(placeholder)
    return shown
  }
  discardShown(page, placeholder)
  return undefined
}

/** Removes kept markup that is not taken over, because the placeholder has left the page or gets another widget. */
export function discardShown({ kept }: Page, placeholder: Element): void {
  kept?.shown.get(placeholder)?.restore()
  if (kept?.shown.delete(placeholder)) showOwnContent(placeholder)
}

/**
 * @param getWidget  returns the widget, which is created after this
 * @param shown      the markup that the widget has taken over
 * @param onForeign  called if that markup is not the widget's own
 * @returns `Widget.keep`
 */
export function createKeeper<O, C>(
  page: Page,
  getWidget: () => LiveWidget<O, C>,
  shown: ShownMarkup | undefined,
  end: AbortSignal,
  onForeign: () => void,
): Widget['keep'] {
  if (!page.kept) return undefined
  const kept = page.kept as KeptMarkup<typeof KeptModule>
  let unchecked = shown
  let latest: (() => object) | undefined

  const run = guard(page.report, async () => {
    // Without the code, the next page renders the widget as the first one has.
    const module = await kept.load().catch(() => undefined)
    if (end.aborted || !module) return
    const { definition, placeholder, place, options } = getWidget()
    const facts = latest!()
    latest = undefined
    const render = async (given: unknown) => {
      const markupPlace = { ...place, element: undefined, isServerMarkup: true, kept: given }
      const view = await loadView(markupPlace, definition, options)
      const { platform } = options
      const attributes = { ...containerAttributes(options), 'data-platform': platform }
      return renderOnce(createContainer(placeholder, attributes), view, module.readTree)
    }
    const isOwn = await module.keep(page, placeholder as HTMLElement, definition.name, {
      facts,
      shop: shopOf(page),
      apiBase: options.apiBase,
      render,
      shown: unchecked,
    })
    unchecked = undefined
    if (!isOwn && !end.aborted) onForeign()
  })
  return (facts) => {
    if (!latest) whenLoaded(page.window, () => void run())
    latest = facts
  }
}
