/** Warns about options with a value that is not allowed. */
import { toJson } from '../host/json.js'
import type { Kind, Option } from './kinds.js'
import type { OnInvalid } from './parse.js'
import { kebabCase } from './read.js'

const ALLOWED_VALUES: Record<Kind, string> = {
  boolean: 'true or false',
  list: 'texts with commas between them',
  nodes: 'a list of navigation nodes',
  object: 'a JSON object',
  origin: 'an origin such as https://shop.example',
  short: 'a text of at most 100 characters',
  text: 'a text',
  whole: 'a whole number from 0',
}

/** Returns at most 100 characters. A value that cannot be written as JSON is described by its type. */
export function printValue(value: unknown): string {
  try {
    return (toJson(value) ?? String(value)).slice(0, 100)
  } catch {
    return typeof value
  }
}

/** Source of the option (see `warnAboutOptions`) → the names and values that were already warned about. */
const warned = new WeakMap<object, Set<string>>()

/**
 * Whether this is the first warning about this value. The text of the warning does not decide, because it also names
 * the allowed values, and these differ between widgets.
 */
function isFirstWarning(source: object, name: string, value: unknown): boolean {
  const warnedValues = warned.get(source) ?? new Set()
  const key = `${name} ${printValue(value)}`
  const isFirst = !warnedValues.has(key)
  warned.set(source, warnedValues.add(key))
  return isFirst
}

/** Describes the allowed values of an option in words. */
const printAllowed = (allowed: Option<unknown>['allowed']): string =>
  typeof allowed === 'string' ? ALLOWED_VALUES[allowed] : allowed.join(', ')

/** The spelling of an option in scripts and, if it differs, in attributes. */
function printName(name: string): string {
  const inAttributes = kebabCase(name)
  return inAttributes === name ? `"${name}"` : `"${name}" (${inAttributes})`
}

/** The text of the warning. */
export const describeInvalid = (...[name, { value }, allowed]: Parameters<OnInvalid>): string =>
  `option ${printName(name)} has the value ${printValue(value)}, allowed: ${printAllowed(allowed)}`

/**
 * Warns once about each invalid value: once per page if the value is page-wide, otherwise once per widget.
 *
 * @param script  identifies the page: the script tag, or the object that replaces it in an application
 * @param widget  identifies the widget: its placeholder, or another object that exists as long as the widget
 * @param warn    gets the text of the warning and the source of the option, which is either `script` or `widget`
 */
export const warnAboutOptions =
  (script: object, widget: object, warn: (text: string, source: object) => void): OnInvalid =>
  (name, raw, allowed) => {
    const source = raw.scope === 'page' ? script : widget
    if (isFirstWarning(source, name, raw.value)) warn(describeInvalid(name, raw, allowed), source)
  }
