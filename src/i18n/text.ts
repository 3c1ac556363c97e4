/** The texts of one widget in one language, as typed functions. Free of React: the cart uses it, too. */
import { i18nObject, type typesafeI18nObject } from 'typesafe-i18n'
import type { Translation } from '../../locales/translation.js'

/** The library looks the formatter of `{n:number|number}` up by its name. Prices and dates reach a text as strings. */
type Formatters = { number: (value: number) => string }

/** The library's type of one text. It types groups inside groups without their arguments, so `TextFunctions` recurses. */
type TextFunction<S extends string> = ReturnType<
  typeof typesafeI18nObject<string, { text: S }, Formatters>
>['text']

/** `{ more: 'Submenu {title:string}' }` → `{ more: (values: { title: string }) => LocalizedString }` */
export type TextFunctions<T> = {
  readonly [K in keyof T]: T[K] extends string ? TextFunction<T[K]> : TextFunctions<T[K]>
}

/** Locale → its formatters: making an `Intl` object is slow, and texts are created anew at some renderings. */
const formatters = new Map<string, Formatters>()

function formattersOf(locale: string): Formatters {
  const known = formatters.get(locale)
  if (known) return known
  const { format } = new Intl.NumberFormat(locale)
  const created: Formatters = { number: format }
  formatters.set(locale, created)
  return created
}

/**
 * Name the type of the German texts: `createText<HeaderTexts>(locale, texts)`.
 *
 * `{limit:number|number}` is written in the locale's number format; `{{piece|pieces}}` follows the locale's plural
 * rules for the value before it.
 *
 * @returns a proxy, on which every name is a function, also `then`: an async function must not return it
 */
export const createText = <T>(locale: string, texts: NoInfer<Translation<T>>): TextFunctions<T> =>
  i18nObject(locale, texts as never, formattersOf(locale)) as unknown as TextFunctions<T>
