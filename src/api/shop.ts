/** `window.Shop`. */
import type { CartApi } from './cart.js'
import type { Customer } from './customer.js'
import type { Finding } from './doctor.js'
import type { ShopEvents } from './events.js'
import type { Site, WidgetName } from './names.js'
import type { ShopOptions, WidgetOptions } from './options.js'
import type { ShopTiming } from './timings.js'

/** The search in the page's header. */
export interface SearchApi {
  /**
   * Opens the flyout or overlay, or focuses the field.
   *
   * @throws {ShopError} NOT_FOUND if the page has no header with a search, or if it is removed; LOAD_FAILED, INTEGRITY
   */
  open(): Promise<void>
  /** Closes the flyout or overlay, or takes the focus from the field. */
  close(): void
  /** Goes to the results for a search term, which is cut at 200 characters. An empty term opens the search. */
  submit(term: string): void
}

/** What `Shop.on` listens to. */
export interface ShopSignals extends ShopEvents {
  timing: ShopTiming
}

export interface Shop {
  /** The release, such as `1.0.0`. */
  readonly version: string
  /** Resolves when all placeholders that load eagerly have rendered or failed. */
  readonly ready: Promise<void>
  /**
   * Runs the functions at once. Before the loader has run, an array queues them. If one throws, the others still run.
   */
  push(...fns: Array<(shop: Shop) => void>): void
  /**
   * Sets page-wide options and hooks. They override the script tag's options, and apply to widgets mounted afterwards.
   *
   * @throws {ShopError} INVALID_ARGUMENT if `options` is not an object
   */
  configure(options: ShopOptions): void
  /**
   * Mounts a widget into an element, or into the first element that matches a selector. Resolves when it has rendered.
   *
   * @throws {ShopError} NOT_FOUND if no element matches, or if the widget is removed or replaced before it has rendered;
   *                     INVALID_ARGUMENT, UNKNOWN_WIDGET, LOAD_FAILED, INTEGRITY, RENDER_FAILED
   */
  mount(target: Element | string, widget: WidgetName, options?: WidgetOptions): Promise<void>
  /**
   * Loads a widget's code and texts before it is needed, without calling services. Resolves when they are there.
   *
   * @throws {ShopError} UNKNOWN_WIDGET, LOAD_FAILED, INTEGRITY
   */
  preload(widget: WidgetName): Promise<void>
  /** Removes the widget from the element, if it has one. The element's own content is shown again. */
  unmount(target: Element | string): void
  /**
   * Listens for a DOM event on the document, or for `timing`. A listener also receives the page's first 250 timings.
   *
   * @returns a function that removes the listener
   * @throws  {ShopError} INVALID_ARGUMENT if `listener` is not a function
   */
  on<K extends keyof ShopSignals>(type: K, listener: (detail: ShopSignals[K]) => void): () => void
  /**
   * Formats an amount in the site's currency and locale. For DE, the currency symbol is left out.
   *
   * @throws {ShopError} INVALID_ARGUMENT if `amount` is not a finite number
   */
  formatPrice(amount: number, site?: Site): string
  /** The page's cart. */
  readonly cart: CartApi
  /** The search in the page's header. */
  readonly search: SearchApi
  /**
   * Resolves with what the shop knows about the customer: personal data. The service is called once per page, and a header on
   * the page shares the call. Never rejects: after a failure, the visitor counts as logged out.
   */
  customer(): Promise<Customer>
  /**
   * Examines the page, prints what is wrong and how to fix it to the console, and resolves with the findings. It calls the same
   * services as the widgets.
   *
   * @throws {ShopError} LOAD_FAILED, INTEGRITY
   */
  doctor(): Promise<Finding[]>
}

type ShopEventMap = { [K in keyof ShopEvents]: CustomEvent<ShopEvents[K]> }

declare global {
  interface Window {
    /** Before the loader has run: a queue of functions to run when it does. */
    Shop?: Shop | Array<(shop: Shop) => void>
  }
  interface WindowEventMap extends ShopEventMap {}
  interface DocumentEventMap extends ShopEventMap {}
  interface HTMLElementEventMap extends ShopEventMap {}
}
