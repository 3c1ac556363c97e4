/** The placeholders: their widgets, ends and JSON islands. */
import { WIDGET_NAMES } from '../../api/names.js'
import { parseIsland } from '../../options/island.js'
import { nearest } from '../../options/nearest.js'
import { found, suggest, type Found } from '../findings.js'
import { misspeltAttribute, namesWidget } from '../markup.js'
import { widgetOf, type Check, type Subject } from '../subject.js'
import { printTag, type Tag } from '../tag.js'

/** Elements of other products may have attributes with similar names, so only those with the name of a widget count. */
const misspelt = ({ markup: { others } }: Subject): Found[] =>
  others.flatMap((tag) =>
    Object.entries(tag.attributes)
      .filter(([name, value]) => namesWidget(value) && nearest(name.replace(/^data-/, ''), ['shop-widget']))
      .map(([name, widget]) => found('PLACEHOLDER_MISSPELT', { name, widget }, printTag(tag))),
  )

const misspeltElements = ({ markup: { others } }: Subject): Found[] =>
  others.flatMap((tag) =>
    Object.entries(tag.attributes).flatMap(([name, value]) => {
      const attribute = misspeltAttribute(name, value)
      return attribute ? [found('ATTRIBUTE_MISSPELT', { name, attribute, value }, printTag(tag))] : []
    }),
  )

export const checkWidgetNames: Check = (subject) => {
  const { placeholders, shopElements } = subject.markup
  const unfound = [...misspelt(subject), ...misspeltElements(subject)]
  if (placeholders.length === 0 && unfound.length === 0 && shopElements.length === 0)
    return subject.isApplication || (subject.loaders.length === 0 && !subject.isRunning)
      ? []
      : [found('NO_PLACEHOLDER')]
  const unknown = placeholders
    .filter((placeholder) => !widgetOf(placeholder))
    .map((placeholder) => {
      const name = placeholder.attributes['data-shop-widget']!
      const suggestion = suggest(nearest(name, WIDGET_NAMES))
      return found(
        'UNKNOWN_WIDGET',
        { name, suggestion, allowed: WIDGET_NAMES.join(', ') },
        printTag(placeholder),
      )
    })
  return [...unfound, ...unknown]
}

/** An own content may have a heading, links and forms, but none of these elements. */
export const checkPlaceholderEnds: Check = ({ markup: { placeholders }, loaders }) => {
  const tags = loaders.map(({ tag }) => printTag(tag))
  const isOfPage = (tag: Tag) => tag.name !== 'script' || tags.includes(printTag(tag))
  return placeholders.flatMap((placeholder) => {
    const content = placeholder.content.find(isOfPage)
    const widget = placeholder.attributes['data-shop-widget']
    return content
      ? [found('PLACEHOLDER_NOT_CLOSED', { widget, content: printTag(content) }, printTag(placeholder))]
      : []
  })
}

export const checkIslands: Check = ({ markup: { placeholders } }) =>
  placeholders
    .filter(({ islands }) => islands.some((text) => !parseIsland(text)))
    .map((placeholder) => found('ISLAND_NO_JSON', {}, printTag(placeholder)))

/** The widgets of which a page needs one. */
const ONCE = ['header', 'footer']

export const checkRepeatedWidgets: Check = ({ markup: { placeholders } }) =>
  ONCE.flatMap((widget) => {
    const same = placeholders.filter((placeholder) => widgetOf(placeholder) === widget)
    return same[1] ? [found('WIDGET_TWICE', { widget, count: same.length }, printTag(same[1]))] : []
  })
