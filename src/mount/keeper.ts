/** Kept markup on the side of the runtime: `kept/index.ts`. */
import { guard } from '../host/errors.js'
import { whenLoaded } from '../host/load-times.js'
import type { KeptMarkup } from '../host/page-start.js'
import type { CommonValues } from '../options/common.js'
import { shopOf, type OptionSources, type Page } from '../page/page.js'
import type { WidgetPlace, Widget } from '../ui/use-widget.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { createContainer } from './container.js'
import type * as KeptModule from './kept/index.js'
import type { Tree } from './kept/tree.js'
import { containerAttributes, loadView } from './load-view.js'
import { renderOnce } from './renderer.js'

/** The part of a `MountedWidget` that is rendered to be kept. */
interface KeptWidget<O, C> {
  readonly page: Page
  readonly element: Element
  readonly definition: WidgetDefinition<O, C>
  readonly signal: AbortSignal
  readonly sources: OptionSources
  readonly options: O & CommonValues
}

/**
 * @param place  the place of the widget, which is rendered again to be kept
 * @returns `Widget.keep`
 */
export function createKeeper<O, C>(widget: KeptWidget<O, C>, place: WidgetPlace): Widget['keep'] {
  const { page, element, definition, signal, sources } = widget
  const { name } = definition
  if (!page.kept) return undefined
  const kept = page.kept as KeptMarkup<typeof KeptModule>
  let isRight = false
  let isWaiting = false
  let lastRun = Promise.resolve()

  const render = async (read: (element: Element) => Tree): Promise<Tree> => {
    const { options } = widget
    const view = await loadView({ ...place, element: undefined }, definition, options)
    return renderOnce(createContainer(element, containerAttributes(options)), view, read)
  }
  const run = guard(page.report, async () => {
    isWaiting = false
    // Without the code, the next page renders the widget as the first one has.
    const module = await kept.load().catch(() => undefined)
    if (signal.aborted || !module) return
    const { cookie } = page
    await module.keep(
      { ...sources, cookie, kept },
      element as HTMLElement,
      name,
      shopOf(page),
      isRight ? render : undefined,
    )
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
