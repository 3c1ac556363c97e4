/** An element of the page, as the doctor reads and prints it. */

export interface Tag {
  /** The name of the element, in lower case. */
  readonly name: string
  /** The attributes; their names are in lower case. */
  readonly attributes: Readonly<Record<string, string>>
}

const MAX_PRINTED = 200

/** Prints the opening tag, without the nonce, which is secret. */
export function printTag({ name, attributes }: Tag): string {
  const written = Object.entries(attributes)
    .filter(([attribute]) => attribute !== 'nonce')
    .map(([attribute, value]) => (value === '' ? ` ${attribute}` : ` ${attribute}="${value}"`))
  const tag = `<${name}${written.join('')}>`
  return tag.length > MAX_PRINTED ? `${tag.slice(0, MAX_PRINTED)}…` : tag
}

/** The `data-` attributes as options, keyed by the name without `data-`. */
export const dataOf = ({ attributes }: Tag): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name.startsWith('data-'))
      .map(([name, value]) => [name.slice('data-'.length), value]),
  )
