/** Mounts the widgets of a page, for placeholders and for `Shop.mount`. */
import type { WidgetName } from '../api/names.js'
import { docsAt, warnOnce } from '../host/warn.js'
import { codeOf, createShopError, messageOf } from '../host/errors.js'
import type { Page } from '../page/page.js'
import { isOnPage, type OpenWidget, findElement } from '../host/widgets.js'
import { requireWidgetName, type WidgetDefinition } from '../widgets/widget.js'
import { loadWidgetTexts } from '../texts/load-texts.js'
import { mountWidget } from './mount.js'
import { parseWidgetOptions } from './read-widget-options.js'

/** The definition of a widget, whose chunk may still be loading. */
export type LoadingDefinition = Promise<WidgetDefinition<object>>

export interface MountedWidgets {
  /**
   * Mounts a placeholder's widget, unless it is no longer wanted.
   *
   * @param start  when the widget's code began to load, as `performance.now()` tells it; by default now
   * @throws {ShopError} any error of loading or rendering, after reporting it
   */
  enter(widget: OpenWidget, definition: LoadingDefinition, start?: number): Promise<void>
  /**
   * Mounts a widget for `Shop.mount`, which replaces the element's current widget.
   *
   * @param start  as for `enter`
   * @throws {ShopError} NOT_FOUND if there is no such element, or if the widget's end comes before it is shown;
   *                     INVALID_ARGUMENT, and the errors of `enter`
   */
  mount(
    target: Element | string,
    widget: string,
    definition: LoadingDefinition,
    options: object,
    start?: number,
  ): Promise<void>
  /**
   * Loads a widget's code, and the texts and files of its first render with the page's options, for `Shop.preload`.
   *
   * @throws {ShopError} UNKNOWN_WIDGET, LOAD_FAILED, INTEGRITY, after reporting it
   */
  preload(widget: string): Promise<void>
}

/** @param load  loads a widget's chunk */
export function createMountedWidgets(
  page: Page,
  load: (widget: WidgetName) => LoadingDefinition,
): MountedWidgets {
  const { widgets } = page

  const fail = (error: unknown, widget: string, element?: Element): never => {
    const code = codeOf(error)
    const message = messageOf(error)
    if (code === 'UNKNOWN_WIDGET')
      warnOnce(window, message, docsAt(page.script.src, 'reference/options'), ...(element ? [element] : []))
    return page.fail(code ? error : createShopError('RENDER_FAILED', message), element, widget)
  }

  /** @returns whether the widget was shown before it was no longer wanted */
  const show = async (
    { element, name, signal }: OpenWidget,
    definition: LoadingDefinition,
    given?: object,
    start = performance.now(),
  ): Promise<boolean> => {
    try {
      const loaded = await definition
      if (signal.aborted) return false
      return await mountWidget({
        page,
        element,
        definition: loaded,
        signal,
        given: given && { current: given },
        start,
      })
    } catch (error) {
      if (!signal.aborted) widgets.end(element)
      return fail(error, name, element)
    }
  }

  return {
    async enter(widget, definition, start) {
      if (isOnPage(widget.element)) await show(widget, definition, undefined, start)
    },
    async mount(target, widget, definition, options, start) {
      // Nobody awaits the code if there is no such element.
      definition.catch(() => {})
      if (!(await show(widgets.open(findElement(target), widget), definition, options, start)))
        throw createShopError('NOT_FOUND', 'the widget was removed before it had rendered')
    },
    async preload(widget) {
      try {
        requireWidgetName(widget)
        const definition = await load(widget)
        // Invalid options are ignored, because the widget warns about them when it is mounted.
        const options = parseWidgetOptions(page, definition, [], () => {})
        await Promise.all([loadWidgetTexts(widget, options.locale), definition.loadFiles?.(options)])
      } catch (error) {
        fail(error, widget)
      }
    },
  }
}
