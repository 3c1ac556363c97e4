/** Warns about the attributes of a placeholder that look like misspelt options. */
import { docsAt } from '../host/docs.js'
import { warnOnce } from '../host/warn.js'
import { keysOf } from '../host/without-additions.js'
import { commonOptions } from '../options/common.js'
import { nearest } from '../options/nearest.js'
import { kebabCase, optionKey } from '../options/read.js'
import type { Page } from '../page/page.js'
import type { WidgetDefinition } from '../widgets/widget.js'

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
