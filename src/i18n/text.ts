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

/** Locale → its number format. */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** Made at the first number that is shown: to make an `Intl` object is slow, and few first views show a number. */
function numberFormat(locale: string): Intl.NumberFormat {
  const known = numberFormats.get(locale)
  if (known) return known
  const created = new Intl.NumberFormat(locale)
  numberFormats.set(locale, created)
  return created
}

const formattersOf = (locale: string): Formatters => ({
  number: (value) => numberFormat(locale).format(value),
})

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
