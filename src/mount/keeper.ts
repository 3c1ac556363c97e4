/** Kept markup on the side of the runtime: `kept/index.ts`. */
import { guard } from '../host/guard.js'
import { whenLoaded } from '../host/load-times.js'
import type { KeptMarkup } from '../host/page-start.js'
import { shopOf, type Page } from '../page/page.js'
import type { CommonValues } from '../options/common.js'
import type { Widget, WidgetPlace } from '../ui/use-widget.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { createContainer } from './container.js'
import type * as KeptModule from './kept/index.js'
import type { Tree } from './kept/tree.js'
import { containerAttributes, loadView } from './load-view.js'
import { renderOnce } from './renderer.js'

/** What is rendered to be kept: the widget in its placeholder. */
interface KeptWidget<O, C> {
  readonly definition: WidgetDefinition<O, C>
  readonly placeholder: Element
  readonly place: WidgetPlace
  readonly options: O & CommonValues
}

/**
 * @param page       with the options of the mount: a later `configure` does not change the widget
 * @param getWidget  returns the widget, which is created after this
 * @param end        aborted when the widget is removed
 * @returns `Widget.keep`
 */
export function createKeeper<O, C>(
  page: Page,
  getWidget: () => KeptWidget<O, C>,
  end: AbortSignal,
): Widget['keep'] {
  if (!page.kept) return undefined
  const kept = page.kept as KeptMarkup<typeof KeptModule>
  let isRight = false
  let isWaiting = false
  let lastRun = Promise.resolve()

  const run = guard(page.report, async () => {
    isWaiting = false
    // Without the code, the next page renders the widget as the first one has.
    const module = await kept.load().catch(() => undefined)
    if (end.aborted || !module) return
    const { definition, placeholder, place, options } = getWidget()
    const render = async (read: (element: Element) => Tree) => {
      const view = await loadView({ ...place, element: undefined, keep: undefined }, definition, options)
      return renderOnce(createContainer(placeholder, containerAttributes(options)), view, read)
    }
    const { name } = definition
    await module.keep(page, placeholder as HTMLElement, name, shopOf(page), isRight ? render : undefined)
  })
  return (isRightNow) => {
    isRight = isRightNow
    if (isWaiting) return
    isWaiting = true
    // One after the other, so that an older run does not store what is no longer right.
    whenLoaded(page.window, () => {
      lastRun = lastRun.then(run)
    })
  }
}
