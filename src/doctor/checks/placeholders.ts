/** The placeholders: their widgets, options and JSON islands. */
import { SITE_NAMES, WIDGET_NAMES, type WidgetName } from '../../api/names.js'
import { localesOf } from '../../texts/load-texts.js'
import { commonOptions } from '../../options/common.js'
import { printAllowed, printValue } from '../../options/invalid.js'
import { parseIsland } from '../../options/island.js'
import { parseOptions } from '../../options/parse.js'
import { kebabCase, optionKey } from '../../options/spelling.js'
import { found, suggest, type Found, type FindingCode } from '../findings.js'
import { namesWidget, type PlaceholderTag } from '../markup.js'
import { nearest } from '../../options/nearest.js'
import { pageData, rawOptions, widgetOf, type Check, type Subject } from '../subject.js'
import { dataOf, printTag, type Tag } from '../tag.js'
import { optionsOf } from '../widget-options.js'

/** Elements of other products may have attributes with similar names, so only those with the name of a widget count. */
const misspelt = ({ markup: { others } }: Subject): Found[] =>
  others.flatMap((tag) =>
    Object.entries(tag.attributes)
      .filter(([name, value]) => namesWidget(value) && nearest(name.replace(/^data-/, ''), ['shop-widget']))
      .map(([name, widget]) => found('PLACEHOLDER_MISSPELT', { name, widget }, printTag(tag))),
  )

export const checkWidgetNames: Check = (subject) => {
  const { placeholders, shopElements } = subject.markup
  const unfound = misspelt(subject)
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

const commonNames = Object.keys(commonOptions([])).map(kebabCase)
const ownNames = (widget: WidgetName) => Object.keys(optionsOf(widget)).map(kebabCase)
const namesOf = (widget: WidgetName) => [...ownNames(widget), ...commonNames]

/** A placeholder and its JSON may have any number of names. */
const MAX_UNKNOWN = 20

function unknownOptions(names: readonly string[], known: readonly string[], where: string): Found[] {
  const knownKeys = known.map(optionKey)
  return names
    .filter((name) => !knownKeys.includes(optionKey(name)))
    .slice(0, MAX_UNKNOWN)
    .map((name) => {
      const suggestion = suggest(nearest(name, known))
      return found('UNKNOWN_OPTION', { name, suggestion, allowed: known.join(', ') }, where)
    })
}

/** Attributes that are set by our code or the page's server, and are not options. */
const NO_OPTIONS = ['shop-widget', 'shop-host', 'shop-sticky']

function unknownInPlaceholder(placeholder: PlaceholderTag): Found[] {
  const widget = widgetOf(placeholder)
  if (!widget) return []
  const attributes = Object.keys(dataOf(placeholder)).filter((name) => !NO_OPTIONS.includes(name))
  const keys = placeholder.islands.flatMap((text) => Object.keys(parseIsland(text) ?? {}))
  return unknownOptions([...attributes, ...keys], namesOf(widget), printTag(placeholder))
}

/** A script tag may have attributes of other tools, so only names that are similar to an option count. */
function unknownInScriptTag(subject: Subject): Found[] {
  const known = [...new Set([...commonNames, ...WIDGET_NAMES.flatMap(ownNames)])]
  const similar = Object.keys(pageData(subject)).filter((name) => nearest(name, known) !== undefined)
  return unknownOptions(similar, known, subject.loaders[0] ? printTag(subject.loaders[0].tag) : '')
}

export const checkOptionNames: Check = (subject) => [
  ...unknownInScriptTag(subject),
  ...subject.markup.placeholders.flatMap(unknownInPlaceholder),
]

const suggestSite = (value: unknown) => suggest(nearest(String(value), SITE_NAMES))

/**
 * Options that do more harm with a wrong value than others: with the site of another country, a form has the wrong consents,
 * and without the origin of the services, no widget has data.
 */
const SERIOUS: Readonly<Record<string, FindingCode | undefined>> = {
  site: 'UNKNOWN_SITE',
  apiBase: 'API_BASE_INVALID',
}

function invalidOptions(subject: Subject, placeholder: PlaceholderTag): Found[] {
  const widget = widgetOf(placeholder)
  if (!widget) return []
  const all: Found[] = []
  const [loader] = subject.loaders
  parseOptions(optionsOf(widget), rawOptions(subject, placeholder), {
    locales: localesOf(widget),
    platform: 'CLASSIC',
    onInvalid(name, { value, scope }, allowed) {
      const tag = scope === 'page' && loader ? loader.tag : placeholder
      const values = {
        name: kebabCase(name),
        value: printValue(value),
        allowed: printAllowed(allowed),
        suggestion: name === 'site' ? suggestSite(value) : '',
      }
      all.push(found(SERIOUS[name] ?? 'INVALID_OPTION', values, printTag(tag)))
    },
  })
  return all
}

export const checkOptionValues: Check = (subject) =>
  subject.markup.placeholders.flatMap((placeholder) => invalidOptions(subject, placeholder))
