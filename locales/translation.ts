import type { GermanFirstTexts } from './de-DE/index.js'
import type { GermanRestTexts } from './de-DE/rest.js'

/** The shape of a translation: the keys of the German texts, with any text as the value. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

/** The texts of one language that a page with a header needs first. The cart's messages are under `cart`. */
export type FirstTexts = Translation<GermanFirstTexts>
/** The texts of the other widgets. */
export type RestTexts = Translation<GermanRestTexts>
/** All texts of one language. */
export type LanguageTexts = FirstTexts & RestTexts
