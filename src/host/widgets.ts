/** The widgets of a page and their elements: one record for each element, from the moment when it is found. */
import { guard, createShopError } from './errors.js'
import { unclobbered } from './unclobbered.js'

export interface OpenWidget {
  readonly element: Element
  readonly name: string
  /** Aborted when the element leaves the document or gets another widget, and after `Shop.unmount` or a failure. */
  readonly signal: AbortSignal
}

export interface Widgets {
  /** Begins to watch the document: elements leave, and placeholders appear. */
  follow(): void
  get(element: Element): OpenWidget | undefined
  /** Opens the element's widget, and ends the one that it has. */
  open(element: Element, name: string): OpenWidget
  /** Ends the element's widget. An element in the document keeps its record, so it does not get the same widget by itself again. */
  end(element: Element): void
  /** `Shop.unmount`: ends the element's widget, if it has one. A placeholder gets it again only after it has left the document. */
  unmount(target: Element | string): void
}

interface Entry extends OpenWidget {
  readonly controller: AbortController
  /** `data-shop-widget` when it was opened. A script can also mount a widget in another element. */
  readonly attribute: string | undefined
  /** `Shop.mount` accepts a detached element, but only an element that was in the document can leave it. */
  wasInDocument: boolean
}

/** A frame or a picture-in-picture window has a document of its own, where a widget would lose its style sheets. */
export const isOnPage = (element: Element) => element.isConnected && element.ownerDocument === document

const attributeOf = (element: Element) => (element as Partial<HTMLElement>).dataset?.['shopWidget']

/** @param onChange  called at the start of `follow`, and after changes of the document */
export function createWidgets(report: Parameters<typeof guard>[0], onChange = () => {}): Widgets {
  const entries = new Map<Element, Entry>()

  const abort = (element: Element) => entries.get(element)?.controller.abort()

  const update = guard(report, () => {
    for (const [element, entry] of entries) {
      const isHere = isOnPage(element)
      // Has it left, or is it no longer a placeholder, or one of another widget?
      if (isHere ? attributeOf(element) !== entry.attribute : entry.wasInDocument) {
        abort(element)
        entries.delete(element)
      } else entry.wasInDocument = isHere
    }
    onChange()
  })

  const widgets: Widgets = {
    follow() {
      new MutationObserver(update).observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: ['data-shop-widget'],
      })
      void update()
    },
    get: (element) => entries.get(element),
    open(element, name) {
      abort(element)
      const controller = new AbortController()
      const { signal } = controller
      const wasInDocument = isOnPage(element)
      const entry = { element, name, signal, controller, attribute: attributeOf(element), wasInDocument }
      entries.set(element, entry)
      return entry
    },
    end(element) {
      abort(element)
      if (!isOnPage(element)) entries.delete(element)
    },
    unmount(target) {
      const element = tryFindElement(target)
      // A placeholder that has not been found yet gets its record here.
      if (element && !entries.has(element)) widgets.open(element, attributeOf(element)!)
      if (element) widgets.end(element)
    },
  }
  return widgets
}

/**
 * Whether a placeholder is the page's first for its widget. Users' content may also contain a header, but stands below the page's own.
 * interface §5.
 */
export const isFirstPlaceholder = (element: Element, widget: string): boolean =>
  unclobbered(document).querySelector(`[data-shop-widget="${widget}"]`) === element

/** Finds the target of `Shop.mount` and `Shop.unmount`, which is an element or a selector. */
export function tryFindElement(target: unknown): Element | undefined {
  if (target instanceof Element) return target
  if (typeof target !== 'string') return undefined
  try {
    return unclobbered(document).querySelector(target) ?? undefined
  } catch {
    // The text is not a valid selector, so it matches no element.
    return undefined
  }
}

/** @throws {ShopError} NOT_FOUND for a selector that matches nothing, INVALID_ARGUMENT for anything else */
export function findElement(target: unknown): Element {
  const element = tryFindElement(target)
  if (element) return element
  if (typeof target === 'string') throw createShopError('NOT_FOUND', `no element matches "${target}"`)
  throw createShopError('INVALID_ARGUMENT', '"target" must be an element or a selector')
}
