/**
 * What a page gives to all widgets on it, whoever fetched the code: the loader of the script tag, or a
 * React application that uses the package.
 */
import type { CartApi, Shop, ShopErrorCode, Site } from '../../loader/protocol.js'

/** Options as they are found: names without hyphens in lower case, values as given. */
export type RawOptions = Record<string, unknown>

export interface Page {
  readonly shop: Shop
  /** What `configure` was given: page-wide options and hooks, by camelCase name. */
  readonly configured: Record<string, unknown>
  /** The script tag, whose attributes are the page's defaults, or what an application has in its place. */
  readonly script?: Pick<HTMLScriptElement, 'src' | 'dataset' | 'nonce'>
  /** Site → `locale symbol`. */
  readonly sites: Readonly<Record<string, string | undefined>>
  /** Folder of the data files, beside the loader. */
  texts?: string
  /** Tells `shop-error` and `onError`. */
  fail(code: ShopErrorCode, message: string, target?: EventTarget, widget?: string): Error
  /** Answers that were asked for together with the code, by address. */
  early?: Map<string, Promise<Response>>
  /** Set once the page's cart is there; `Shop.cart.state` reads it. */
  cart?: CartApi | undefined
}

/** What the loader gives beside. */
export interface LoaderPage extends Page {
  readonly script: HTMLScriptElement
  /** A file beside the loader as a module, checked against its integrity hash; `fresh` makes another address of it. */
  load(path: string, integrity: string, fresh?: '?1'): Promise<{ default: unknown }>
  /** Placeholders that need not be looked at again. */
  readonly known: Set<Element>
  /** Called at each change of the document, to tear down what has left it. */
  sweep?: () => void
}

/** An unknown site falls back to DE. */
export const knownSite = (page: Pick<Page, 'sites'>, site = ''): Site =>
  (page.sites[site] ? site : 'DE') as Site

export const siteLocale = (page: Pick<Page, 'sites'>, site?: string): string =>
  page.sites[knownSite(page, site)]!.split(' ')[0]!

/** Absolute address of a file beside the loader. */
export const fileUrl = (page: Page, path: string): string => new URL(path, page.script?.src).href

/** Where a widget's site content comes from. */
export interface WidgetFiles {
  /** What the widget shows of a site: the footer its content, newsletter and support links and contact. */
  content(page: Page, site: string): Promise<object>
}

export interface Mounted {
  destroy(): void
}
