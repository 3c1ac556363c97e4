/**
 * Typed and pasted text as it is checked, sent and shown: forms clean a value when its field loses focus and when they are
 * submitted. Text comes from keyboards, mails, PDF files and other forms, and may contain what nobody sees.
 */

/** Control characters but tabs and line breaks, and characters that only change the direction or the breaks of a line. */
const INVISIBLE =
  /[^\P{Cc}\t\n\r]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** All characters without a shape, also those that join signs, such as emoji, in a longer text. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A text of several lines. */
export const cleanText = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '')

/** Whether a text has nothing that can be seen. */
export const isBlank = (text: string): boolean => cleanText(text).replace(SHAPELESS, '').trim() === ''

/** A text of one line. */
export const cleanLine = (text: string): string =>
  isBlank(text) ? '' : cleanText(text).replace(/\s/g, ' ').trim()

/**
 * Phones and word processors write ’ for ' and – for -. The service accepts only the plain characters, so names are
 * checked and sent with those.
 */
export const cleanName = (name: string): string =>
  cleanLine(name.replace(SHAPELESS, '')).replace(/[’‘ʼ]/g, "'").replace(/[‐‑–]/g, '-')

/** Letters, digits and signs of one kind: full-width ones and ligatures become plain. */
export const plainCharacters = (text: string): string =>
  cleanText(text).replace(SHAPELESS, '').normalize('NFKC')

const AROUND_ADDRESS = /^[\s<>()[\]{}"'“”„‚‘’«»,;:]+|[\s<>()[\]{}"'“”„‚‘’«»,;:.!?]+$/g

/**
 * An e-mail address without what mails and web pages write around it, as in `Anna <anna@shop.example>,` or
 * `mailto:anna@shop.example?subject=Hi`. A longer text is left as it is.
 */
export function cleanEmail(typed: string): string {
  const text = plainCharacters(typed).trim()
  if (text.length > 500) return text
  const inBrackets = /<([^<>]*@[^<>]*)>/.exec(text)?.[1] ?? text
  const withoutLabel = inBrackets.replace(/^[^\p{L}\d]*(?:[\p{L}-]+:\s*)+/u, '')
  const isLink = /mailto:/i.test(text)
  const address = isLink ? withoutLabel.replace(/\?.*$/s, '') : withoutLabel
  return address.replace(AROUND_ADDRESS, '')
}
