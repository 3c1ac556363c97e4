/** Where options stand: script tag, `configure`, JSON island, attributes, `mount`; the later ones win. interface §1. */
import type { Page, RawOptions } from './page.js'

/** Names without hyphens in lower case; of equal ones the last that has a value. */
export function normalise(...sources: Array<object | undefined>): RawOptions {
  // No name of an option finds or changes a prototype.
  const raw = { __proto__: null } as RawOptions
  for (const source of sources)
    for (const [name, value] of Object.entries(source ?? {}))
      if (value !== undefined) raw[name.replaceAll('-', '').toLowerCase()] = value
  return raw
}

export const readOptions = (
  page: Page,
  element?: Element,
  islands: object[] = [],
  given?: object,
): RawOptions =>
  normalise(
    page.script?.dataset,
    page.configured,
    ...islands,
    (element as HTMLElement | undefined)?.dataset,
    given,
  )
