/** The warning of an option that is not understood. interface §1, "Option spelling". */
import { logWarning } from '../host/report.js'
import type { Kind } from '../options/kinds.js'
import type { Warn } from './options.js'

const KINDS: Record<Kind, string> = {
  boolean: 'true or false',
  list: 'a comma list',
  nodes: 'a list of navigation nodes',
  object: 'a JSON object',
  origin: 'an origin such as https://shop.example',
  text: 'a text',
  whole: 'a whole number from 0',
}

/** @param of  whose option it is, where no element tells it */
export function notUnderstood([option, value, allowed]: Parameters<Warn>, of = ''): string {
  const words = typeof allowed === 'string' ? KINDS[allowed] : allowed.join(', ')
  return `shop-embed: option "${option}"${of} has the value ${String(JSON.stringify(value)).slice(0, 100)}, allowed: ${words}`
}

const told = new WeakMap<Element, Set<string>>()

/** Once for each element. */
export function warn(element: Element, ...what: Parameters<Warn>): void {
  const texts = told.get(element) ?? new Set()
  told.set(element, texts)
  const text = notUnderstood(what)
  if (!texts.has(text)) logWarning(window, text, element)
  texts.add(text)
}
