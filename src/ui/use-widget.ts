/** What a widget's components need: one object, and one context for it. */
import { createContext, useContext } from 'react'
import type { Shop } from '../api/shop.js'
import type { Host } from '../host/host.js'
import type { CommonValues } from '../options/common.js'
import type { Store } from '../page/store.js'
import { SITES } from '../sites/index.js'
import type { TextFunctions } from '../texts/text.js'

/** A widget on the page. Options, content and texts belong together: if an option changes, a new object has all three. */
export interface Widget<O = object, C = unknown> {
  readonly options: O & CommonValues
  /** What the definition's `loadContent` has resolved to; `undefined` without `loadContent`. */
  readonly content: C
  /** The widget's texts: `useText` has their types. */
  readonly text: unknown
  readonly host: Host
  /** The store of the page, which all widgets share. */
  readonly store: Store
  /** `window.Shop`, for the cart and the search; absent on a server. */
  readonly shop: Shop | undefined
  /** The placeholder; absent if the widget is rendered only for its markup: `useIsMarkup`. Use it in effects only. */
  readonly element: Element | undefined
  /** What the widget takes the place of, if the placeholder shows the widget already: a server's HTML, or kept markup. */
  readonly replaces?: 'server' | 'kept' | undefined
  /**
   * Keeps the widget's markup for the next page of the visit, when the browser is idle. Call it whenever the markup has changed;
   * with `false` if the visitor would see it change, so that nothing is kept.
   */
  readonly keep?: ((isRight: boolean) => void) | undefined
  /** Returns the absolute address of one of our files. `path` is the value of its `import`. */
  asset(path: string): string
  /** Adds a style sheet to the widget's shadow root, unless it has been added before. */
  adoptStyles(css: string): void
}

/** What stays the same when an option changes. */
export type WidgetPlace = Omit<Widget, 'options' | 'content' | 'text'>

export const WidgetContext = createContext<unknown>(undefined)

/** @returns the surrounding widget. The type argument is the type of its options. */
export const useWidget = <O = object>(): Widget<O> => useContext(WidgetContext) as Widget<O>

/**
 * Whether the widget is rendered only for its markup: on a server, or to be kept. Such markup has nothing of the visitor, and
 * no effect runs.
 */
export const useIsMarkup = (): boolean => !useWidget().element

/** The texts of the surrounding widget. The type argument is the type of its German texts: `useText<HeaderTexts>()`. */
export const useText = <T>(): TextFunctions<T> => useWidget().text as TextFunctions<T>

/**
 * The languages of a widget whose site has another language than its texts. The container has that of the texts.
 *
 * @returns `lang` of what comes for the site, and `lang` of texts within it; both `undefined` if the languages are the same
 */
export function useLanguages(): { content: string | undefined; texts: string | undefined } {
  const { site, locale } = useWidget().options
  const content = SITES[site].locale
  return content === locale ? { content: undefined, texts: undefined } : { content, texts: locale }
}
