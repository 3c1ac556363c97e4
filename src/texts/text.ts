/**
 * The texts of one widget in one language, as typed functions. This file does not use React, because the cart also
 * needs it.
 */
import { i18nObject, type typesafeI18nObject } from 'typesafe-i18n'
import type { Translation } from '../../locales/translation.js'
import { withoutAdditions } from '../host/without-additions.js'
import { unifySigns } from './unify-signs.js'

/**
 * Formatters, keyed by the name after the bar in `{n:number|number}`. Prices and dates are passed to a text as strings.
 */
type Formatters = {
  number: (value: number) => string
  /** A size in kB of 1,000 bytes, with its unit. */
  fileSize: (value: number) => string
}

/**
 * The library's type of the function for one text. The library's own type for nested groups leaves out the arguments,
 * so `TextFunctions` does the nesting.
 */
type TextFunction<S extends string> = ReturnType<
  typeof typesafeI18nObject<string, { text: S }, Formatters>
>['text']

/** `{ more: '{title:string} submenu' }` → `{ more: (values: { title: string }) => LocalizedString }` */
export type TextFunctions<T> = {
  readonly [K in keyof T]: T[K] extends string ? TextFunction<T[K]> : TextFunctions<T[K]>
}

/** Locale and unit → the number format. */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** Creates the format when it is first needed, because creating an `Intl` object is slow. */
function numberFormat(locale: string, unit: string): Intl.NumberFormat {
  const key = `${locale} ${unit}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, unit ? { style: 'unit', unit } : {})
  numberFormats.set(key, format)
  return format
}

/** @param unit  as `Intl` names it, such as `megabyte` */
const format = (value: number, locale: string, unit = ''): string =>
  unifySigns(numberFormat(locale, unit).format(value))

/**
 * Whether every language writes the number as JavaScript does. A cart's count usually is such a number. It must appear
 * at once, but creating a page's first number format takes about 50 ms on a phone.
 */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000

const formattersOf = (locale: string): Formatters => ({
  number: (value) => (isPlain(value) ? String(value) : format(value, locale)),
  // Megabytes are rounded down: a limit is never shown as more than it is, nor an accepted file as more than the limit.
  fileSize: (value) =>
    value < 1000
      ? format(value, locale, 'kilobyte')
      : format(Math.floor(value / 100) / 10, locale, 'megabyte'),
})

/**
 * The type argument is the type of the German texts: `createText<HeaderTexts>(locale, texts)`.
 *
 * `{limit:number|number}` is written in the locale's number format, and `{size:number|fileSize}` as `900 kB` or `3.4 MB`.
 * `{{piece|pieces}}` follows the locale's plural rules for the value before it.
 *
 * @returns a proxy with a function for every name, even for `then`. An async function must not return it, because
 *          `await` would call `then`
 */
export const createText = <T>(locale: string, texts: NoInfer<Translation<T>>): TextFunctions<T> =>
  withoutAdditions(() =>
    i18nObject(locale, texts as never, formattersOf(locale)),
  ) as unknown as TextFunctions<T>
