/** Keeps the mounted widgets of a page, one for each placeholder. The loader decides when each is mounted. */
import type { WidgetName } from '../api/names.js'
import { docsAt } from '../host/docs.js'
import { codeOf, createShopError, messageOf } from '../host/errors.js'
import { guard } from '../host/guard.js'
import { discardShown } from '../host/page-start.js'
import { warnOnce } from '../host/warn.js'
import type { Page } from '../page/page.js'
import { requireWidgetName, type WidgetDefinition } from '../widgets/widget.js'
import { loadWidgetTexts } from '../texts/load-texts.js'
import { findElement, tryFindElement } from './find-element.js'
import { mountWidget } from './mount.js'
import { parseWidgetOptions } from './read-widget-options.js'

interface Entry {
  widget: string
  /** `Shop.mount` accepts a detached element, but only an element that was in the document can leave it. */
  wasInDocument: boolean
  /** Aborting it removes the widget. */
  end: AbortController
}

/** The definition of a widget, whose chunk may still be loading. */
export type LoadingDefinition = Promise<WidgetDefinition<object>>

export interface MountedWidgets {
  /**
   * Mounts a placeholder's widget. Does nothing if the element has this widget already, or is not in the document.
   *
   * @param start  when the widget's code began to load, as `performance.now()` tells it; by default now
   * @throws {ShopError} any error of loading or rendering, after reporting it
   */
  enter(element: Element, widget: string, definition: LoadingDefinition, start?: number): Promise<void>
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
  /** Removes the element's widget, if it has one. `enter` then does nothing until the element has left the document. */
  unmount(target: Element | string): void
  /** Removes the widget of an element that is no longer a placeholder. `enter` may then mount another widget. */
  leave(element: Element): void
  /** The name of the element's widget, for reports. */
  widgetIn(element: Element): string | undefined
}

/** A frame or a picture-in-picture window has a document of its own, where the widget would lose its style sheets. */
const isOnPage = (element: Element) => element.isConnected && element.ownerDocument === document

/** @param load  loads a widget's chunk */
export function createMountedWidgets(
  page: Page,
  load: (widget: WidgetName) => LoadingDefinition,
): MountedWidgets {
  const entries = new Map<Element, Entry>()

  const abort = (element: Element) => {
    const entry = entries.get(element)
    entries.delete(element)
    entry?.end.abort()
  }
  const leave = (element: Element) => {
    abort(element)
    discardShown(page, element)
  }

  const fail = (error: unknown, widget: string, element?: Element): never => {
    const message = messageOf(error)
    if (codeOf(error) === 'UNKNOWN_WIDGET')
      warnOnce(window, message, docsAt(page.script.src, 'reference/options'), ...(element ? [element] : []))
    throw page.report(codeOf(error) ?? 'RENDER_FAILED', message, element, widget)
  }

  /** @returns whether the widget was shown before its end */
  const replace = async (
    element: Element,
    widget: string,
    definition: LoadingDefinition,
    given?: object,
    start = performance.now(),
  ): Promise<boolean> => {
    abort(element)
    const end = new AbortController()
    entries.set(element, { widget, wasInDocument: isOnPage(element), end })
    try {
      const loaded = await definition
      if (end.signal.aborted) return false
      const { signal } = end
      return await mountWidget({
        ...{ page, element, definition: loaded, signal, start },
        given: given && { current: given },
      })
    } catch (error) {
      if (!end.signal.aborted) {
        // Without an entry, `enter` can try again.
        entries.delete(element)
        discardShown(page, element)
      }
      return fail(error, widget, element)
    }
  }

  const leaveRemovedElements = () => {
    for (const [element, entry] of entries)
      if (isOnPage(element)) entry.wasInDocument = true
      else if (entry.wasInDocument) leave(element)
  }
  new MutationObserver(guard(page.report, leaveRemovedElements)).observe(document, {
    childList: true,
    subtree: true,
  })

  return {
    async enter(element, widget, definition, start) {
      if (entries.get(element)?.widget === widget || !isOnPage(element)) return
      await replace(element, widget, definition, undefined, start)
    },
    async mount(target, widget, definition, options, start) {
      if (!(await replace(findElement(target), widget, definition, options, start)))
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
    unmount(target) {
      const element = tryFindElement(target)
      if (!element) return
      const current = entries.get(element)?.widget
      leave(element)
      // An entry without a mounted widget keeps `enter` from mounting the widget again. An element outside the document
      // needs no entry, and nothing would remove it.
      const widget = current || (element as HTMLElement).dataset['shopWidget']!
      if (isOnPage(element)) entries.set(element, { widget, wasInDocument: true, end: new AbortController() })
    },
    leave,
    widgetIn: (element) => entries.get(element)?.widget,
  }
}
