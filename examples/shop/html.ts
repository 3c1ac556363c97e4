/** The one place where text becomes markup: everything that is put into `html` is escaped, unless it is markup. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

type Part = Html | string | number | boolean | null | undefined | readonly Part[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!)

const write = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(write).join('')
  // As in JSX: what is absent or a fact shows nothing.
  if (part === null || part === undefined || typeof part === 'boolean') return ''
  return escape(String(part))
}

export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((text, string, at) => text + write(parts[at - 1]) + string))

const ATTRIBUTE_NAME = /^[a-z][a-z0-9-]*$/i

/** `true` writes the bare attribute; `false` and `undefined` leave it out, as do names that are none. */
export const attributes = (values: Readonly<Record<string, string | number | boolean | undefined>>): Html =>
  new Html(
    Object.entries(values)
      .filter(([name, value]) => value !== undefined && value !== false && ATTRIBUTE_NAME.test(name))
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
      .join(''),
  )

/** JSON inside a script element: `<` would end it. */
export const jsonScript = (
  attrs: Readonly<Record<string, string | boolean | undefined>>,
  value: unknown,
): Html =>
  new Html(
    `<script type="application/json"${attributes(attrs).text}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
  )
