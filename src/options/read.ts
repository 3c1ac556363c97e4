/** Where options are written: script tag, `configure`, JSON island, attributes, `mount`. Later ones win. interface.md §1. */
import type { Shell } from '../host/shell.js'

/** An option as it was found. */
export interface RawOption {
  value: unknown
  /** It holds for the whole page, or for one placeholder. */
  scope: 'page' | 'placeholder'
}

/** By name, without hyphens and in lower case, as hosts may spell it. No prototype. */
export type RawOptions = Record<string, RawOption | undefined>

const add = (raw: RawOptions, source: object | undefined, scope: RawOption['scope']) => {
  for (const [name, value] of Object.entries(source ?? {}))
    if (value !== undefined) raw[name.replaceAll('-', '').toLowerCase()] = { value, scope }
}

/** @param own  the placeholder's sources: islands, attributes, what `mount` was given */
export function readOptions(
  page: Pick<Shell, 'script' | 'configured'>,
  ...own: Array<object | undefined>
): RawOptions {
  const raw = Object.create(null) as RawOptions
  add(raw, page.script.dataset, 'page')
  add(raw, page.configured, 'page')
  for (const source of own) add(raw, source, 'placeholder')
  return raw
}
