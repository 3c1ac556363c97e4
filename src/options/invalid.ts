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

/** Warnings that were given, by the element that they are about. */
const given = new WeakMap<object, Set<string>>()

/** @param about  the element to name: the placeholder, or the script tag for an option of the whole page */
export function warnOnce(text: string, about: object): void {
  const texts = given.get(about) ?? new Set()
  given.set(about, texts)
  if (!texts.has(text)) logWarning(globalThis, text, about)
  texts.add(text)
}

export const describeInvalid = (...[name, { value }, allowed]: Parameters<OnInvalid>): string =>
  `shop-embed: option "${name}" has the value ${show(value)}, allowed: ${typeof allowed === 'string' ? KINDS[allowed] : allowed.join(', ')}`

/** @param page  the script tag, or what an application has in its place */
export const warnInvalid =
  (page: object, placeholder: Element): OnInvalid =>
  (name, raw, allowed) => {
    const about = raw.scope === 'page' ? page : placeholder
    warnOnce(describeInvalid(name, raw, allowed), about)
  }
