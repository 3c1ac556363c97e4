/** Reads a widget's options, from its placeholder's JSON islands and attributes, and from `Shop.mount`. */
import { docsAt, warn, warnOnce } from '../host/warn.js'
import { localesOf } from '../texts/load-texts.js'
import { commonOptions, type CommonValues } from '../options/common.js'
import { warnAboutOptions } from '../options/invalid.js'
import { ISLAND_ATTRIBUTE, islandsIn, parseIsland } from '../options/island.js'
import { parseOptions, type OnInvalid } from '../options/parse.js'
import { kebabCase, optionKey, readOptions } from '../options/read.js'
import type { OptionSources, Page } from '../page/page.js'
import { platformAtom } from '../page/platform.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { keysOf } from '../host/without-additions.js'
import { nearest } from '../options/nearest.js'

/**
 * @param sources    the options that are given to this widget; a later source overrides an earlier one
 * @param onInvalid  called for each option with an invalid value
 */
export const parseWidgetOptions = <O>(
  page: OptionSources,
  { name, options }: Pick<WidgetDefinition<O>, 'name' | 'options'>,
  sources: ReadonlyArray<object | undefined>,
  onInvalid: OnInvalid,
): O & CommonValues =>
  parseOptions(options, readOptions(page, ...sources), {
    locales: localesOf(name),
    ...page.store.get(platformAtom),
    onInvalid,
  })

/** Reports each island that is not a JSON object to `onInvalid`, and leaves it out. */
function readIslands(element: Element, onInvalid: OnInvalid): object[] {
  const islands: object[] = []
  for (const text of islandsIn(element)) {
    const island = parseIsland(text)
    if (island) islands.push(island)
    else onInvalid(ISLAND_ATTRIBUTE, { value: text, scope: 'placeholder' }, 'object')
  }
  return islands
}

/** @param given  the options that `Shop.mount` was called with; `undefined` for a placeholder that mounts by itself */
export function readWidgetOptions<O>(
  page: OptionSources,
  element: Element,
  definition: Pick<WidgetDefinition<O>, 'name' | 'options'>,
  given: object | undefined,
): O & CommonValues {
  const { name } = definition
  const onInvalid = warnAboutOptions(page.script, element, (text, source) => {
    // The text also names the widget, because tools that collect warnings keep only texts.
    const where = source === element ? `, in ${name}` : ''
    const shown = source instanceof Element ? [source] : []
    warn(globalThis, text + where, docsAt(page.script.src, 'reference/options'), ...shown)
  })
  const islands = readIslands(element, onInvalid)
  const attributes = (element as HTMLElement).dataset
  return parseWidgetOptions(page, definition, [...islands, attributes, given], onInvalid)
}

/** An attribute of the product's other features, such as `data-shop-widget`, is no option either. */
const ATTRIBUTE = /^data-(?!shop-)(.+)/

/** Host pages put attributes of their own on placeholders, so nothing is said about a name that is not similar to an option. */
export function warnAboutNames<O>(
  { script }: Pick<Page, 'script'>,
  placeholder: Element,
  { name: widget, options }: Pick<WidgetDefinition<O>, 'name' | 'options'>,
): void {
  const known = [...keysOf(commonOptions([])), ...keysOf(options)].map(kebabCase)
  const keys = known.map(optionKey)
  for (const attribute of placeholder.getAttributeNames()) {
    const name = ATTRIBUTE.exec(attribute)?.[1]
    const meant = name && !keys.includes(optionKey(name)) && nearest(name, known)
    if (!meant) continue
    const text = `${widget} has no option ${attribute}. Is it data-${meant}? The attribute is ignored`
    warnOnce(globalThis, text, docsAt(script.src, 'reference/options'), placeholder)
  }
}
