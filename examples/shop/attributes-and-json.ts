/** Markup that hono's `html` cannot express: a record of attributes, and JSON in a script element. */
import { html, raw } from 'hono/html'

const ATTRIBUTE_NAME = /^[a-z][a-z0-9-]*$/i

/** `true` writes the bare attribute; `false` and `undefined` omit it, as does a name that is not valid. */
export const attributes = (values: Readonly<Record<string, string | number | boolean | undefined>>) =>
  html`${Object.entries(values)
    .filter(([name, value]) => value !== undefined && value !== false && ATTRIBUTE_NAME.test(name))
    .map(([name, value]) => (value === true ? html` ${name}` : html` ${name}="${value}"`))}`

/**
 * A browser does not decode entities inside a script element, so `html` must not escape the JSON. A `<` could end the
 * element or open a comment in it, therefore it is written as JSON's own escape sequence.
 *
 * @param json  the text of the JSON. It is not parsed, so that a page can contain invalid JSON on purpose.
 */
export const jsonScript = (attrs: Readonly<Record<string, string | boolean | undefined>>, json: string) =>
  html`<script${attributes({ type: 'application/json', ...attrs })}>${raw(json.replaceAll('<', '\\u003c'))}</script>`
