/** `window.Shop`. interface.md §2. */
import type { CartApi } from './cart.js'
import type { ShopEvents } from './events.js'
import type { Site, WidgetName } from './names.js'
import type { ShopOptions, WidgetOptions } from './options.js'

/** The search of the page's header. */
export interface SearchApi {
  /** Opens the flyout or overlay, or focuses the field. */
  open(): Promise<void>
  close(): void
  /** Goes to the results of a term, cut at 200 characters. An empty term only focuses the field. */
  submit(term: string): void
}

export interface Shop {
  /** The release, such as `0.1.0`. */
  readonly version: string
  /** Resolves once every placeholder that loads eagerly has rendered or failed. */
  readonly ready: Promise<void>
  /** Runs the functions at once. One that throws does not stop the others. */
  push(...fns: Array<(shop: Shop) => void>): void
  /**
   * Sets page-wide defaults and hooks, merged over the script tag's; affects widgets mounted afterwards.
   *
   * @throws {ShopError} INVALID_ARGUMENT if `options` is no object
   */
  configure(options: ShopOptions): void
  /**
   * Mounts a widget into an element or selector; resolves when it has rendered.
   *
   * @throws {ShopError} NOT_FOUND, INVALID_ARGUMENT, UNKNOWN_WIDGET, LOAD_FAILED, INTEGRITY, RENDER_FAILED
   */
  mount(target: Element | string, widget: WidgetName, options?: WidgetOptions): Promise<void>
  /** Ends the widget there, if any. The element's own content shows again. */
  unmount(target: Element | string): void
  /**
   * Listens to a DOM event on the document.
   *
   * @returns removes the listener
   * @throws  {ShopError} INVALID_ARGUMENT if `listener` is no function
   */
  on<K extends keyof ShopEvents>(type: K, listener: (detail: ShopEvents[K]) => void): () => void
  /** Amount in the site's currency, in the site's locale; the symbol is left out for DE. */
  formatPrice(amount: number, site?: Site): string
  readonly cart: CartApi
  readonly search: SearchApi
}

type ShopEventMap = { [K in keyof ShopEvents]: CustomEvent<ShopEvents[K]> }

declare global {
  interface Window {
    /** Before the loader has come: the queue of functions that a host wants to run. */
    Shop?: Shop | Array<(shop: Shop) => void>
  }
  interface WindowEventMap extends ShopEventMap {}
  interface DocumentEventMap extends ShopEventMap {}
  interface HTMLElementEventMap extends ShopEventMap {}
}
