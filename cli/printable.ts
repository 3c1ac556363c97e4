/** Text from outside, such as that of a service, for a terminal. */

/** Further characters are cut. */
const MAX_CHARS = 2000

/**
 * Characters that a terminal acts on instead of showing them: they clear lines, set the title or write to the clipboard.
 * And those that reorder the text beside them. Unicode Standard Annex 9, section 2.
 */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** @returns one line, in which control characters are written as in JSON */
export function printable(text: string): string {
  const line = text.replace(/[\t\n\f\r]+/g, ' ').replace(CONTROLS, escape)
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line
}
