/** The warning about an option that is not understood. interface.md §1, "Option spelling". */
import { logWarning } from '../host/errors.js'
import type { Kind } from './kinds.js'
import type { OnInvalid } from './parse.js'

const KINDS: Record<Kind, string> = {
  boolean: 'true or false',
  list: 'a comma list',
  nodes: 'a list of navigation nodes',
  object: 'a JSON object',
  origin: 'an origin such as https://shop.example',
  text: 'a text',
  whole: 'a whole number from 0',
}

/** Values that cannot be written as JSON are described by what they are. */
function show(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 100)
  } catch {
    return typeof value
  }
}

/** Options that were warned of, with their values, by the element that they stand on. */
const warned = new WeakMap<object, Set<string>>()

/** Not by the sentence, because what is allowed differs between widgets. */
function isFirst(about: object, name: string, value: unknown): boolean {
  const values = warned.get(about) ?? new Set()
  warned.set(about, values)
  const key = `${name} ${show(value)}`
  const isNew = !values.has(key)
  values.add(key)
  return isNew
}

export const describeInvalid = (...[name, { value }, allowed]: Parameters<OnInvalid>): string =>
  `shop-embed: option "${name}" has the value ${show(value)}, allowed: ${typeof allowed === 'string' ? KINDS[allowed] : allowed.join(', ')}`

/**
 * Each value is told once: on the script tag for the page, on a placeholder for its widget.
 *
 * @param page  the script tag, or what an application has in its place
 */
export const warnInvalid =
  (page: object, placeholder: Element): OnInvalid =>
  (name, raw, allowed) => {
    const about = raw.scope === 'page' ? page : placeholder
    if (isFirst(about, name, raw.value)) logWarning(globalThis, describeInvalid(name, raw, allowed), about)
  }
