/**
 * Each language has two text files. The first has the texts of the header and the cart, which most pages need at once;
 * the second has the texts of the other widgets.
 */
import type { WidgetName } from '../api/names.js'

/** A widget with texts, or the cart. */
export type TextOwner = WidgetName | 'cart'

/** The name of the file's chunk, such as `de-DE` or `de-DE-rest`. */
export const textChunk = (owner: TextOwner, locale: string): string =>
  owner === 'header' || owner === 'cart' ? locale : `${locale}-rest`

/** The preview panel has no texts: it is in English. */
export const hasTexts = (owner: TextOwner): owner is Exclude<TextOwner, 'preview'> => owner !== 'preview'
