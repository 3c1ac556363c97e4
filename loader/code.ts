/**
 * Mounts and unmounts widgets with code that is loaded on first use. A page loads in two rounds: first the loader,
 * then everything that the first view needs, requested in one tick: chunks, texts and data.
 */
import type { ShopError } from '../src/api/errors.js'
import { nextTask } from '../src/host/next-task.js'
import type { PageStart } from '../src/host/page-start.js'
import { readOptions } from '../src/options/read.js'
import { tryFindElement } from '../src/mount/find-element.js'
import type { Placeholders, WidgetCode } from '../src/mount/placeholders.js'
import { requireWidgetName } from '../src/mount/widget-name.js'
import { firstCallsOf, showsCart } from '../src/widgets/start.js'
import type { WidgetDefinition } from '../src/widgets/widget.js'
import { loadChunk } from './chunks.js'
import { readCookie } from './cookie.js'
import { requestFirst } from './first-view.js'
import { createPageCode } from './page-code.js'

/**
 * Loads a widget's chunk, and requests its texts and data in the same tick.
 *
 * @param dataset  the placeholder's attributes
 * @param given    the options that `Shop.mount` was called with
 * @param end      aborted when the widget is mounted, or will not be
 * @throws {ShopError} UNKNOWN_WIDGET, LOAD_FAILED, INTEGRITY
 */
async function loadWidget(
  pageStart: PageStart,
  widget: string,
  dataset: object | undefined,
  given: object | undefined,
  end: AbortSignal,
): WidgetCode {
  requireWidgetName(widget)
  const chunk = loadChunk(widget)
  const raw = readOptions(pageStart, dataset, given)
  requestFirst(raw, widget, (site) => firstCallsOf(widget, raw, site, readCookie), end)
  return (await chunk)['default'] as WidgetDefinition<object>
}

export function createCode(pageStart: PageStart) {
  const pageCode = createPageCode(pageStart)
  const { cart, placeholders } = pageCode

  /** @throws {ShopError} after reporting it, if the target is found */
  const open = async (
    target: Element | undefined,
    widget: string,
    given: object | undefined,
    mountWith: (manager: Placeholders, definition: WidgetCode, start: number) => Promise<void>,
  ): Promise<void> => {
    const start = performance.now()
    const refuse = (error: unknown): never => {
      const { code, message } = error as ShopError
      throw pageStart.report(code, message, target, widget)
    }
    const end = new AbortController()
    const { dataset } = (target ?? {}) as Partial<HTMLElement>
    const definition = loadWidget(pageStart, widget, dataset, given, end.signal)
    // Its failure is handled below. Until then, the browser must not report it as an unhandled rejection.
    definition.catch(() => {})
    try {
      // The task reports its own failures, except a target that is not found.
      await placeholders.run((manager) => mountWith(manager, definition, start), refuse)
    } finally {
      end.abort()
    }
    if (!showsCart(widget)) return
    // If the cart cannot be loaded, that is reported for the widget.
    void nextTask(window)
      .then(() => cart.load(refuse))
      .catch(() => {})
  }

  return {
    ...pageCode,
    /** @param isWanted  whether the element is still a placeholder of this widget when the code has been loaded */
    enter: (element: Element, widget: string, isWanted: () => boolean) =>
      open(element, widget, undefined, async (manager, definition, start) => {
        if (isWanted()) await manager.enter(element, widget, definition, start)
      }),
    mount: (target: Element | string, widget: string, options: object) =>
      open(tryFindElement(target), widget, options, (manager, definition, start) =>
        manager.mount(target, widget, definition, options, start),
      ),
    unmount(target: Element | string): void {
      placeholders
        .run((manager) => manager.unmount(target))
        .catch(() => {
          // Without the code no widget was mounted, and `mount` has already reported this error.
        })
    },
  }
}
