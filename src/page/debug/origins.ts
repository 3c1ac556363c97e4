/** Where each value of a widget's options comes from. */
import { toJson } from '../../host/json.js'
import { entriesOf } from '../../host/without-additions.js'
import { optionKey } from '../../options/spelling.js'
import type { ReadEntry } from '../../host/trace.js'
import type { Page } from '../page.js'

interface Origin {
  value: unknown
  /** The last source that sets the option; `default` if no source sets it. */
  from: string
}

/** All sources with their names, in the order in which `readOptions` reads them. A later source overrides an earlier one. */
function namedSources(
  page: Page,
  { islands, attributes, given }: ReadEntry['sources'],
): Array<[string, object | undefined]> {
  return [
    ['script tag', page.script.dataset],
    ['Shop.configure', page.configured],
    ...islands.map((island): [string, object | undefined] => ['JSON island', island]),
    ['attribute', attributes],
    ['Shop.mount', given],
  ]
}

/** Objects are shown as JSON, because a table prints only `Object`. */
const printable = (value: unknown) => (typeof value === 'object' ? toJson(value) : value)

/** @returns each option's value and origin, keyed by the option's name */
export function originsOf(page: Page, { sources, options }: ReadEntry): Record<string, Origin> {
  const origins = new Map<string, string>()
  for (const [from, source] of namedSources(page, sources))
    for (const [name, value] of entriesOf(source)) if (value !== undefined) origins.set(optionKey(name), from)
  return Object.fromEntries(
    entriesOf(options).map(([name, value]) => [
      name,
      { value: printable(value), from: origins.get(optionKey(name)) ?? 'default' },
    ]),
  )
}
