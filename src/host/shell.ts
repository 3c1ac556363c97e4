/**
 * What the page's entry gives to the code that it loads. The entry is the loader of the script tag, or the npm package
 * in an application.
 */
import type { ShopError, ShopErrorCode } from '../api/errors.js'
import type { ShopOptions } from '../api/options.js'
import type { Shop } from '../api/shop.js'

/** A response with its whole text, which can be read only once. */
export interface ReadResponse {
  response: Response
  text: string
}

/** Answers of services that the entry has asked for together with the code. */
export interface FirstAnswers {
  /** Each answer is given once. `undefined` if the address was not asked for, or the request has failed. */
  take(url: string): Promise<ReadResponse | undefined> | undefined
}

export interface Shell {
  readonly shop: Shop
  /** What `Shop.configure` was given: page-wide options and hooks. */
  readonly configured: ShopOptions
  /** The script tag: its attributes are the page's defaults, and files are beside its `src`. */
  readonly script: { readonly src: string; readonly dataset: Readonly<Record<string, string | undefined>> }
  readonly nonce: string | undefined
  readonly firstAnswers?: FirstAnswers | undefined
  /** Dispatches `shop-error` and calls `onError`; never throws. @returns the error, for whoever has to reject */
  fail(code: ShopErrorCode, message: string, target?: EventTarget, widget?: string): ShopError
}
