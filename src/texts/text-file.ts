/**
 * In which of a language's two files the texts are: the first one has those of the header and the cart, which most pages
 * need at once, the other one has those of the other widgets.
 */
import type { WidgetName } from '../api/names.js'

/** A widget with texts, or the cart. */
export type TextOwner = WidgetName | 'cart'

/** The name of the file's chunk, such as `de-DE` or `de-DE-rest`. */
export const textChunk = (owner: TextOwner, locale: string): string =>
  owner === 'header' || owner === 'cart' ? locale : `${locale}-rest`
