/** Kept markup on the side of the runtime: `kept/index.ts`. */
import { guard } from '../host/guard.js'
import { whenLoaded } from '../host/load-times.js'
import { discardShown, type KeptMarkup, type ShownMarkup } from '../host/page-start.js'
import { shopOf, type Page } from '../page/page.js'
import type { Widget, WidgetPlace } from '../ui/use-widget.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import type { CommonValues } from '../options/common.js'
import { createContainer } from './container.js'
import type * as KeptModule from './kept/index.js'
import type { Tree } from './kept/tree.js'
import { containerAttributes, loadView } from './load-view.js'
import { renderOnce } from './renderer.js'

/**
 * The markup stays in `PageStart.kept` until `takeOver`, so that it can be discarded until then.
 *
 * @param isGiven  whether a script has given the widget options: the markup was shown without them
 * @returns the kept markup in the placeholder, if it is right for this widget. Otherwise it is removed
 */
export function findShown(
  page: Page,
  placeholder: Element,
  widget: string,
  isGiven: boolean,
): ShownMarkup | undefined {
  const shown = page.kept?.shown.get(placeholder)
  if (!shown || isGiven || shown.widget !== widget || !shown.isCurrent()) {
    discardShown(page, placeholder)
    return undefined
  }
  return shown
}

/** Makes kept markup equal to the first render, which then hydrates it. */
export function takeOver({ kept }: Page, placeholder: Element): void {
  kept?.shown.get(placeholder)?.restore()
  kept?.shown.delete(placeholder)
}

/** What is rendered to be kept: the widget in its placeholder. */
interface KeptWidget<O, C> {
  readonly definition: WidgetDefinition<O, C>
  readonly placeholder: Element
  readonly place: WidgetPlace
  readonly options: O & CommonValues
}

/**
 * @param getWidget  returns the widget, which is created after this
 * @param firstOptions  the options of the takeover
 * @param shown      the markup that the widget has taken over
 * @param onForeign  called if that markup is not the widget's own
 * @returns `Widget.keep`
 */
export function createKeeper<O, C>(
  page: Page,
  getWidget: () => KeptWidget<O, C>,
  firstOptions: O & CommonValues,
  shown: ShownMarkup | undefined,
  end: AbortSignal,
  onForeign: () => void,
): Widget['keep'] {
  if (!page.kept) return undefined
  const kept = page.kept as KeptMarkup<typeof KeptModule>
  let unchecked = shown
  let isForeign = false
  let latest: (() => object) | undefined
  let isWaiting = false
  let lastRun = Promise.resolve()

  const run = guard(page.report, async () => {
    isWaiting = false
    // Without the code, the next page renders the widget as the first one has.
    const module = await kept.load().catch(() => undefined)
    if (end.aborted || isForeign || !module) return
    const { definition, placeholder, place, options: latestOptions } = getWidget()
    const renderWith =
      (options: O & CommonValues) => async (given: unknown, read: (element: Element) => Tree) => {
        const markupPlace = {
          ...place,
          element: undefined,
          isServerMarkup: true,
          kept: given,
          keep: undefined,
        }
        const view = await loadView(markupPlace, definition, options)
        const { platform } = options
        const attributes = { ...containerAttributes(options), 'data-platform': platform }
        return renderOnce(createContainer(placeholder, attributes), view, read)
      }
    const isOwn = await module.keep(page, placeholder as HTMLElement, definition.name, {
      facts: latest?.(),
      shop: shopOf(page),
      render: renderWith(latestOptions),
      renderShown: renderWith(firstOptions),
      shown: unchecked,
    })
    unchecked = undefined
    isForeign = !isOwn
    if (isForeign && !end.aborted) onForeign()
  })
  return (facts) => {
    latest = facts
    if (isWaiting) return
    isWaiting = true
    // One after the other, so that an older run does not store what is no longer right.
    whenLoaded(page.window, () => {
      lastRun = lastRun.then(run)
    })
  }
}
