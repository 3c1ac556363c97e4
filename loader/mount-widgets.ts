/**
 * Mounts and unmounts widgets with code that is loaded on first use. A page loads in two rounds: first the loader, then
 * everything that the first render needs, requested in one tick: chunks, texts and data.
 */
import { codeOf, messageOf } from '../src/host/errors.js'
import { nextTask } from '../src/host/next-task.js'
import { discardShown, type PageStart } from '../src/host/page-start.js'
import { readOptions } from '../src/options/read.js'
import { tryFindElement } from '../src/mount/find-element.js'
import type { LoadingDefinition, MountedWidgets } from '../src/mount/mounted-widgets.js'
import { earlyCallsOf, showsCart } from '../src/widgets/loader-facts.js'
import { requireWidgetName, type WidgetDefinition } from '../src/widgets/widget.js'
import { loadChunk } from './chunks.js'
import { readCookie } from './cookie.js'
import { showKept } from './kept.js'
import type { Parts } from './parts.js'
import { requestEarly } from './request-early.js'

/**
 * Loads a widget's chunk, and requests its texts and data in the same tick.
 *
 * @param dataset  the placeholder's attributes
 * @param given    the options that `Shop.mount` was called with
 * @param end      aborted when the widget is mounted, or will not be
 * @throws {ShopError} UNKNOWN_WIDGET, LOAD_FAILED, INTEGRITY
 */
async function loadDefinition(
  pageStart: PageStart,
  widget: string,
  dataset: object | undefined,
  given: object | undefined,
  end: AbortSignal,
): LoadingDefinition {
  requireWidgetName(widget)
  const chunk = loadChunk(widget)
  const raw = readOptions(pageStart, dataset, given)
  requestEarly(pageStart, raw, widget, (site) => earlyCallsOf(widget, raw, site, readCookie), end)
  return (await chunk)['default'] as WidgetDefinition<object>
}

export type WidgetMounter = ReturnType<typeof createWidgetMounter>

export function createWidgetMounter(pageStart: PageStart, { cart, mountedWidgets }: Parts) {
  /** @throws {ShopError} after reporting it, if the target is found */
  const loadAndMount = async (
    target: Element | undefined,
    widget: string,
    given: object | undefined,
    mountIn: (mounted: MountedWidgets, definition: LoadingDefinition, start: number) => Promise<void>,
  ): Promise<void> => {
    const start = performance.now()
    const fail = (error: unknown): never => {
      throw pageStart.report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error), target, widget)
    }
    const end = new AbortController()
    const dataset = (target as Partial<HTMLElement> | undefined)?.dataset
    const definition = loadDefinition(pageStart, widget, dataset, given, end.signal)
    // Its failure is handled below. Until then, the browser must not report it as an unhandled rejection.
    definition.catch(() => {})
    try {
      // The task reports its own failures, except a target that is not found.
      await mountedWidgets.run((mounted) => mountIn(mounted, definition, start), fail)
    } finally {
      end.abort()
    }
    if (!showsCart(widget)) return
    // If the cart cannot be loaded, that is reported for the widget.
    void nextTask(window)
      .then(() => cart.load(fail))
      .catch(() => {})
  }

  return {
    /** @param isWanted  whether the element is still a placeholder of this widget when the code has been loaded */
    async enter(element: Element, widget: string, isWanted: () => boolean): Promise<void> {
      // Once the code is there, it renders as fast.
      const painted = mountedWidgets.current() ? undefined : showKept(pageStart, element, widget)
      // Nothing is awaited without need, because everything is to be requested in one tick.
      if (painted) {
        await painted
        if (!isWanted()) return discardShown(pageStart, element)
      }
      try {
        await loadAndMount(element, widget, undefined, async (mounted, definition, start) => {
          if (isWanted()) await mounted.enter(element, widget, definition, start)
          else discardShown(pageStart, element)
        })
      } catch (error) {
        // Without the code, nothing takes the place of the markup.
        discardShown(pageStart, element)
        throw error
      }
    },
    mount: (target: Element | string, widget: string, options: object) =>
      loadAndMount(tryFindElement(target), widget, options, (mounted, definition, start) =>
        mounted.mount(target, widget, definition, options, start),
      ),
  }
}
