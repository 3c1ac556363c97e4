import type { GermanTexts } from './de-DE/index.js'

/** The shape of a translation: the keys of the German texts, with any text as the value. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

/** All texts of one language, by widget. The cart's messages are under `cart`. */
export type LanguageTexts = Translation<GermanTexts>
