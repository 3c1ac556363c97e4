/** The placeholders of a page: what is mounted where, and its end. The loader finds them and decides when. */
import { codeOf, logWarning, messageOf } from '../host/errors.js'
import type { Page } from '../page/page.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { findElement, tryFindElement } from './find-element.js'
import { mountWidget, type Mounted } from './mount.js'

interface Entry {
  widget: string
  /** A placeholder has left the document only if it was in it. */
  wasInDocument: boolean
  mounted?: Mounted
}

/** A widget's code, on its way. */
export type WidgetCode = Promise<WidgetDefinition<object>>

export interface Placeholders {
  /**
   * Mounts a widget whose time has come. An element that has the widget already keeps it.
   *
   * @throws {ShopError} what loading or rendering threw, after it was reported
   */
  enter(element: Element, widget: string, code: WidgetCode): Promise<void>
  /**
   * Mounts a widget by hand, in place of what is there.
   *
   * @throws {ShopError} NOT_FOUND, INVALID_ARGUMENT, and as `enter`
   */
  mount(target: Element | string, widget: string, code: WidgetCode, options: object): Promise<void>
  /** Ends the widget, if any. Its placeholder does not mount again by itself until it has left the document. */
  unmount(target: Element | string): void
  /** Ends the widget because its element is no placeholder any more. */
  leave(element: Element): void
  /** The name of the widget there, for reports. */
  widgetIn(element: Element): string | undefined
}

export function createPlaceholders(page: Page): Placeholders {
  const entries = new Map<Element, Entry>()

  const leave = (element: Element) => {
    const entry = entries.get(element)
    entries.delete(element)
    entry?.mounted?.destroy()
  }

  const open = async (element: Element, widget: string, code: WidgetCode, given?: object): Promise<void> => {
    leave(element)
    const entry: Entry = { widget, wasInDocument: element.isConnected }
    entries.set(element, entry)
    const isGone = () => entries.get(element) !== entry
    try {
      const definition = await code
      if (isGone()) return
      entry.mounted = await mountWidget(page, element, definition, given)
      if (isGone()) entry.mounted.destroy()
    } catch (error) {
      const target = element.isConnected ? element : undefined
      const sentence = messageOf(error)
      if (codeOf(error) === 'UNKNOWN_WIDGET') logWarning(window, `shop-embed: ${sentence}`, element)
      // The next attempt begins anew.
      if (!isGone()) entries.delete(element)
      throw page.fail(codeOf(error) ?? 'RENDER_FAILED', sentence, target, widget)
    }
  }

  const sweep = () => {
    for (const [element, entry] of entries)
      if (element.isConnected) entry.wasInDocument = true
      else if (entry.wasInDocument) leave(element)
  }
  new MutationObserver(sweep).observe(document, { childList: true, subtree: true })

  return {
    async enter(element, widget, code) {
      if (entries.get(element)?.widget === widget || !element.isConnected) return
      await open(element, widget, code)
    },
    async mount(target, widget, code, options) {
      await open(findElement(target), widget, code, options)
    },
    unmount(target) {
      const element = tryFindElement(target)
      if (!element) return
      const { widget = '' } = entries.get(element) ?? {}
      leave(element)
      entries.set(element, {
        widget: widget || (element as HTMLElement).dataset['shopWidget']!,
        wasInDocument: true,
      })
    },
    leave,
    widgetIn: (element) => entries.get(element)?.widget,
  }
}
