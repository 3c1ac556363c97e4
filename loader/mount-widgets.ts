/**
 * Mounts widgets with code that is loaded on first use. A page loads in two rounds: first the loader, then everything that the
 * first render needs, requested in one tick: chunks, texts and data.
 */
import { readCookie } from '../src/host/cookies.js'
import { nextTask } from '../src/host/next-task.js'
import type { PageStart } from '../src/host/page-start.js'
import { type OpenWidget, tryFindElement } from '../src/host/widgets.js'
import { readOptions } from '../src/options/read.js'
import type { LoadingDefinition, MountedWidgets } from '../src/mount/mounted-widgets.js'
import { earlyCallsOf, showsCart } from '../src/widgets/loader-facts.js'
import { requireWidgetName } from '../src/widgets/widget.js'
import { loadChunk } from './chunks.js'
import { showKept } from './kept.js'
import type { Parts } from './parts.js'
import { requestEarly } from './request-early.js'

export type WidgetMounter = ReturnType<typeof createWidgetMounter>

export function createWidgetMounter(page: PageStart, { cart, mountedWidgets }: Parts) {
  /**
   * @param given  the options that `Shop.mount` was called with
   * @throws {ShopError} after reporting it, unless the target is not found
   */
  const loadAndMount = async (
    element: Element | undefined,
    name: string,
    given: object | undefined,
    mount: (mounted: MountedWidgets, definition: LoadingDefinition, start: number) => Promise<void>,
  ): Promise<void> => {
    const start = performance.now()
    const fail = (error: unknown): never => page.fail(error, element, name)
    let leaveEarlyCalls = () => {}
    /** Loads the widget's chunk, and requests its texts and data in the same tick. */
    const begin = async (): LoadingDefinition => {
      requireWidgetName(name)
      const chunk = loadChunk(name)
      const raw = readOptions(page, (element as Partial<HTMLElement> | undefined)?.dataset, given)
      leaveEarlyCalls = requestEarly(page, raw, name, (site) => earlyCallsOf(name, raw, site, readCookie))
      return (await chunk).default
    }
    const definition = begin()
    // Its failure is handled below. Until then, the browser must not report it as an unhandled rejection.
    definition.catch(() => {})
    try {
      await mountedWidgets.run((mounted) => mount(mounted, definition, start), fail)
    } finally {
      leaveEarlyCalls()
    }
    if (!showsCart(name)) return
    // If the cart cannot be loaded, that is reported for the widget.
    void nextTask(window)
      .then(() => cart.load(fail))
      .catch(() => {})
  }

  return {
    /** Mounts the widget of a placeholder. */
    async enter(widget: OpenWidget): Promise<void> {
      const { element, name, signal } = widget
      // Once the code is there, it renders as fast.
      const painted = mountedWidgets.current() ? undefined : showKept(page, widget)
      // Nothing is awaited without need, because everything is to be requested in one tick.
      if (painted) await painted
      if (signal.aborted) return
      try {
        await loadAndMount(element, name, undefined, (mounted, definition, start) =>
          mounted.enter(widget, definition, start),
        )
      } catch (error) {
        if (!signal.aborted) page.widgets.end(element)
        throw error
      }
    },
    mount: (target: Element | string, name: string, options: object) =>
      loadAndMount(tryFindElement(target), name, options, (mounted, definition, start) =>
        mounted.mount(target, name, definition, options, start),
      ),
  }
}
