/** Where options stand: script tag, `configure`, JSON island, attributes, `mount`; the later ones win. interface §1. */
import type { Page, RawOptions } from './page.js'

const assign = (into: RawOptions, name: string, value: unknown) => {
  if (value !== undefined) into[name.replace(/^data-|-/g, '').toLowerCase()] = value
}

/** Names without hyphens in lower case. */
export const normalise = (options: object, into: RawOptions = {}): RawOptions => {
  for (const [name, value] of Object.entries(options)) assign(into, name, value)
  return into
}

const attributes = (element: Element | undefined, into: RawOptions) => {
  for (let at = 0; element && at < element.attributes.length; at++) {
    const { name, value } = element.attributes[at]!
    if (name.startsWith('data-')) assign(into, name, value)
  }
  return into
}

export function readOptions(
  page: Page,
  element?: Element,
  island: RawOptions = {},
  given: RawOptions = {},
): RawOptions {
  const raw = attributes(page.script, {})
  normalise(page.configured, raw)
  Object.assign(raw, island)
  return Object.assign(attributes(element, raw), given)
}
