/** One locale's texts as functions, and React's way to them. */
import { createContext, useContext } from 'react'
import { i18nObject } from 'typesafe-i18n'

/** `'At most {limit:number} pieces'` → `{ limit: number }`; a name without a type takes text or number. */
type Arguments<S extends string> = S extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole extends `{${string}`
    ? Arguments<Rest>
    : Hole extends `${infer Name}:number${string}`
      ? { [K in Name]: number } & Arguments<Rest>
      : Hole extends `${infer Name}:string${string}`
        ? { [K in Name]: string } & Arguments<Rest>
        : { [K in Hole]: string | number } & Arguments<Rest>
  : unknown

export type TextFunctions<T> = {
  [K in keyof T]: T[K] extends string
    ? unknown extends Arguments<T[K]>
      ? () => string
      : (values: Arguments<T[K]>) => string
    : TextFunctions<T[K]>
}

/**
 * @param texts  one widget's texts in one locale; `{limit:number|number}` is written in the locale's number
 *               format, `{{piece|pieces}}` follows the locale's plural rules for the value before it
 */
export const createText = <T>(locale: string, texts: T): TextFunctions<T> =>
  i18nObject(
    locale,
    texts as never,
    {
      // Money and dates come from `Intl` as well, never from a text.
      number: (value: number) => value.toLocaleString(locale),
    } as never,
  ) as unknown as TextFunctions<T>

export const TextContext = createContext<unknown>(undefined)

/** The texts of the widget around. Name the type of its German texts: `useText<HeaderTexts>()`. */
export const useText = <T>(): TextFunctions<T> => useContext(TextContext) as TextFunctions<T>
