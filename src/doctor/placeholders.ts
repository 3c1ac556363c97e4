/** The placeholders in the markup: whether there is one, and whether it is spelt right and has an end. */
import { unclobbered } from '../host/unclobbered.js'
import { WIDGET_NAMES } from '../api/names.js'
import { findChoice } from '../options/values.js'
import { nearest } from '../options/nearest.js'
import { found, type Found } from './findings.js'
import { isLoaderTag } from './loader.js'
import { PLACEHOLDERS, printTag, type Placeholder, type Subject } from './page.js'

/** With these attributes, an element uses the shop without a script. `data-shop-root` marks a widget that a script has mounted. */
const IN_USE = ['data-shop-cart', 'data-shop-search', 'data-shop-text', 'data-shop-show', 'data-shop-root']
  .map((name) => `[${name}]`)
  .join()

/** Whether something uses the shop without a placeholder: in the document, or in an open shadow root. */
const isUsed = (root: Document | ShadowRoot): boolean =>
  root.querySelector(IN_USE) !== null ||
  [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && isUsed(shadowRoot))

/** "shop", also with letters that are swapped or missing. A wrong letter would make other words, such as "show" and "stop". */
const NAME = /^(?:data)?[-_]*(?:shop|sohp|hsop|shpo|shp|sop)s?[-_]*([a-z]+)$/i

/** Other products have attributes with similar names, so only those with the name of a widget count. */
function describeMisspelt(element: Element): Found[] {
  return element.getAttributeNames().flatMap((name) => {
    const widget = findChoice(WIDGET_NAMES, element.getAttribute(name)!.trim())
    const rest = NAME.exec(name)?.[1]
    return widget && rest && nearest(rest, ['widget'])
      ? [found('PLACEHOLDER_MISSPELT', { name, widget }, printTag(element))]
      : []
  })
}

/** A placeholder's own content may have a heading, links, forms and scripts, but no main content, loader or other placeholder. */
function describeEnd({ element, name, where }: Placeholder, subject: Subject): Found[] {
  const content = [...element.querySelectorAll('main, [data-shop-widget], script')].find(
    (one) => !(one instanceof HTMLScriptElement) || isLoaderTag(one, subject),
  )
  return content ? [found('PLACEHOLDER_NOT_CLOSED', { widget: name, content: printTag(content) }, where)] : []
}

export function checkPlaceholders(subject: Subject): Found[] {
  const { placeholders, script } = subject
  const misspelt = [...unclobbered(document).querySelectorAll(`*:not(${PLACEHOLDERS})`)].flatMap(
    describeMisspelt,
  )
  // An application may show no widget at the moment.
  const isMissing = script && !placeholders[0] && !misspelt[0] && !isUsed(document)
  return [
    ...(isMissing ? [found('NO_PLACEHOLDER')] : []),
    ...misspelt,
    ...placeholders.flatMap((placeholder) => describeEnd(placeholder, subject)),
  ]
}
