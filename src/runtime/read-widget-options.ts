/** A placeholder's options: its JSON islands, its attributes, and what `mount` was given. interface.md §1. */
import { warnInvalid } from '../options/invalid.js'
import { parseOptions, type OnInvalid } from '../options/parse.js'
import { readOptions } from '../options/read.js'
import { localesOf } from '../i18n/load-texts.js'
import type { CommonValues } from '../options/common.js'
import type { Page } from '../page/page.js'
import { platformAtom } from '../page/platform.js'
import type { WidgetDefinition } from '../widgets/widget.js'

/** The objects in the JSON islands; malformed JSON is reported and ignored. */
function readIslands(element: Element, onInvalid: OnInvalid): object[] {
  return [...element.querySelectorAll(':scope > script[data-shop-config]')].flatMap(({ textContent }) => {
    try {
      const island: unknown = JSON.parse(textContent)
      if (typeof island === 'object' && island !== null && !Array.isArray(island)) return [island]
    } catch {
      // Reported below.
    }
    onInvalid('data-shop-config', { value: textContent, scope: 'placeholder' }, 'object')
    return []
  })
}

/** @param given  what `Shop.mount` was given */
export function readWidgetOptions<O>(
  page: Page,
  element: Element,
  { name, options }: Pick<WidgetDefinition<O>, 'name' | 'options'>,
  given: object | undefined,
): O & CommonValues {
  const onInvalid = warnInvalid(page.script, element)
  const raw = readOptions(page, ...readIslands(element, onInvalid), (element as HTMLElement).dataset, given)
  return parseOptions(options, raw, {
    locales: localesOf(name),
    platform: page.store.get(platformAtom),
    onInvalid,
  })
}
