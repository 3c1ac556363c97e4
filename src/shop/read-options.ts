/** Where options stand: script tag, `configure`, JSON island, attributes, `mount`; the later ones win. interface §1. */
import type { Page, RawOptions } from './page.js'

/** Names without hyphens in lower case. */
export const normalise = (options: object = {}, into: RawOptions = {}): RawOptions => {
  for (const [name, value] of Object.entries(options))
    if (value !== undefined) into[name.replaceAll('-', '').toLowerCase()] = value
  return into
}

/** @param island  names as `normalise` makes them, like `given` */
export function readOptions(
  page: Page,
  element?: Element,
  island?: RawOptions,
  given?: RawOptions,
): RawOptions {
  const raw = normalise(page.configured, normalise(page.script?.dataset))
  Object.assign(raw, island)
  return Object.assign(normalise((element as HTMLElement | undefined)?.dataset, raw), given)
}
