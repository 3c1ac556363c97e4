/**
 * What the entry point of a page knows before any other code has been loaded: the loader, or the npm package in an application.
 * `startPage` makes the page of it.
 */
import type { ShopError, ShopErrorCode } from '../api/errors.js'
import type { ShopOptions } from '../api/options.js'
import type { Shop } from '../api/shop.js'
import type { Begun } from './begun.js'
import type { RequestTable } from './request-table.js'
import type { TimingLog } from './timing-log.js'
import type { Widgets } from './widgets.js'

/** The property of `globalThis` that holds the start of the page's loader. */
export const LOADER_MARK = Symbol.for('shop-embed')

/** Markup that an earlier page of the visit has kept, in its placeholder on this page: `src/mount/kept/index.ts`. */
export interface ShownMarkup {
  /** The style sheets that are in use, by their text. */
  readonly sheets: ReadonlyMap<string, CSSStyleSheet>
  /** Takes back what was set at the placeholder, because the widget is about to be put in the place of the markup. */
  release(): void
  /** Shows the placeholder's own content again. */
  discard(): void
}

/** The name in session storage of a widget's kept markup. The text begins with `KeptMarkup.release`. */
export const keptName = (widget: string): string => `shop kept ${widget}`

export interface KeptMarkup<Module> {
  /** Names the release of the loader's files. What another release has kept is not used. */
  readonly release: string
  /** Keyed by placeholder: the markup that its widget has not replaced yet. */
  readonly shown: WeakMap<Element, ShownMarkup>
  /** @throws {ShopError} LOAD_FAILED, INTEGRITY */
  load(): Promise<Module>
}

export interface PageStart {
  readonly shop: Shop
  /** The page-wide options and hooks that were passed to `Shop.configure`. */
  readonly configured: ShopOptions
  /** The script tag's attributes, which are page-wide options, and an address in the folder of the SDK's files. */
  readonly script: { readonly src: string; readonly dataset: Readonly<Record<string, string | undefined>> }
  /** The address of the document when the page started: a client router may have changed it since. Missing on a server. */
  readonly address?: string | undefined
  /** The CSP nonce for script elements. */
  readonly nonce: string | undefined
  /** Reads a cookie. Only the entry point contains code for it. */
  cookie(name: string): string | undefined
  readonly requestTable: RequestTable
  /** The widgets in the elements of the page: `widgets.ts`. */
  readonly widgets: Widgets
  /** Keyed by placeholder: `watchBegun`. */
  readonly begun: WeakMap<Element, Begun>
  /** Missing in the npm package. `src/mount/keeper.ts` has the type of the module. */
  readonly kept?: KeptMarkup<unknown>
  /** Opens the page's cart, unless it is open, and starts reading it. @throws {ShopError} LOAD_FAILED, INTEGRITY */
  openCart(): Promise<unknown>
  /** The mounted searches, for `Shop.search`: `src/page/searches.ts`. */
  readonly searches: Set<unknown>
  /** The mounts and calls of the page, for `Shop.on('timing')`: `timingLogOf`. */
  timingLog?: TimingLog | undefined
  /**
   * Dispatches `shop-error`, on the target if it is in the document, and calls the hook `onError`; never throws.
   *
   * @returns the error, for the caller to throw
   */
  report(code: ShopErrorCode, message: string, target?: Node, widget?: string): ShopError
  /** Reports what was thrown, once for each target, and throws the reported error. */
  fail(error: unknown, target?: Node, widget?: string): never
}

/** @returns the start of the page's loader; `undefined` until the loader has run */
export const loaderPageStart = (): PageStart | undefined =>
  (globalThis as unknown as Record<symbol, PageStart | undefined>)[LOADER_MARK]
