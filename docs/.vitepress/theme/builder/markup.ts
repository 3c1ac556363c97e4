/**
 * Writes HTML for people to copy. Characters beyond ASCII are written as references, so that the snippet has the same
 * texts in a page of any encoding.
 */
import type { ChosenOption } from './chosen-options.js'

const REFERENCES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&"<>]|[^\x20-\x7e]/gu,
    (character) => REFERENCES[character] ?? `&#x${character.codePointAt(0)!.toString(16)};`,
  )

const toUnicodeEscapes = (character: string): string =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')

/** JSON for a script element, in which the browser decodes no references. A `<` could end the element. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/<|[^\n\x20-\x7e]/gu, toUnicodeEscapes)

/** A value that is absent leaves its attribute out; an empty text writes the bare attribute. */
export type Attributes = Record<string, string | undefined>

export const startTag = (name: string, attributes: Attributes): string => {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => (value === '' ? key : `${key}="${escapeHtml(value)}"`))
  return `<${[name, ...written].join(' ')}>`
}

/** The attributes of options that have one. */
export const attributesOf = (chosen: ChosenOption[]): Attributes =>
  Object.fromEntries(
    chosen.flatMap(({ option, value }) =>
      option.attribute ? [[option.attribute, Array.isArray(value) ? value.join(',') : String(value)]] : [],
    ),
  )

export const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ')
