/** The options of the page and its placeholders: their names, their values, and whether the page names its country. */
import { SITE_NAMES, WIDGET_NAMES, type WidgetName } from '../../api/names.js'
import type { ShopHooks } from '../../api/options.js'
import { commonOptions } from '../../options/common.js'
import { printAllowed, printValue } from '../../options/invalid.js'
import { parseIsland } from '../../options/island.js'
import { nearest } from '../../options/nearest.js'
import { parseOptions } from '../../options/parse.js'
import { kebabCase, optionKey } from '../../options/spelling.js'
import { localesOf } from '../../texts/load-texts.js'
import { found, suggest, type Found, type FindingCode } from '../findings.js'
import type { PlaceholderTag } from '../markup.js'
import { pageData, rawOptions, servicesOf, widgetOf, type Check, type Subject } from '../subject.js'
import { dataOf, printTag, type Tag } from '../tag.js'
import { optionsOf } from '../widget-options.js'

const commonNames = Object.keys(commonOptions([])).map(kebabCase)
const ownNames = (widget: WidgetName) => Object.keys(optionsOf(widget)).map(kebabCase)
const namesOf = (widget: WidgetName) => [...ownNames(widget), ...commonNames]
const ALL_NAMES = [...new Set([...commonNames, ...WIDGET_NAMES.flatMap(ownNames)])]

/** Names that people guess, keyed by `optionKey`. */
const GUESSED: Readonly<Record<string, string | undefined>> = {
  api: 'api-base',
  apiurl: 'api-base',
  country: 'site',
  lang: 'locale',
  language: 'locale',
}

const meant = (name: string, known: readonly string[]): string | undefined =>
  nearest(name, known) ?? (Object.hasOwn(GUESSED, optionKey(name)) ? GUESSED[optionKey(name)] : undefined)

/** A placeholder and its JSON may have any number of names. */
const MAX_UNKNOWN = 20

function unknownOptions(names: readonly string[], known: readonly string[], where: string): Found[] {
  const knownKeys = known.map(optionKey)
  return names
    .filter((name) => !knownKeys.includes(optionKey(name)))
    .slice(0, MAX_UNKNOWN)
    .map((name) => {
      const suggestion = suggest(meant(name, known))
      return found('UNKNOWN_OPTION', { name, suggestion, allowed: known.join(', ') }, where)
    })
}

/** Names of common options that do not begin with `data-`, such as `site` and `data_site`. They are no options. */
const withoutData = (tag: Tag): Found[] =>
  Object.keys(tag.attributes).flatMap((name) => {
    const key = optionKey(name.replace(/^data/, '').replaceAll('_', ''))
    const option = commonNames.find((one) => optionKey(one) === key)
    if (!option || name.startsWith('data-')) return []
    const allowed = commonNames.map((one) => `data-${one}`).join(', ')
    return [found('UNKNOWN_OPTION', { name, suggestion: suggest(`data-${option}`), allowed }, printTag(tag))]
  })

/** Attributes that are set by our code or the page's server, and are not options. */
const NO_OPTIONS = ['shop-widget', 'shop-host', 'shop-sticky']

function unknownInPlaceholder(placeholder: PlaceholderTag): Found[] {
  const widget = widgetOf(placeholder)
  if (!widget) return []
  const attributes = Object.keys(dataOf(placeholder)).filter((name) => !NO_OPTIONS.includes(name))
  const keys = placeholder.islands.flatMap((text) => Object.keys(parseIsland(text) ?? {}))
  return [
    ...unknownOptions([...attributes, ...keys], namesOf(widget), printTag(placeholder)),
    ...withoutData(placeholder),
  ]
}

/** A script tag may have attributes of other tools, so only names that are similar to an option count. */
function unknownInScriptTag(subject: Subject): Found[] {
  const [loader] = subject.loaders
  const similar = Object.keys(pageData(subject)).filter((name) => meant(name, ALL_NAMES) !== undefined)
  return [
    ...unknownOptions(similar, ALL_NAMES, loader ? printTag(loader.tag) : ''),
    ...(loader ? withoutData(loader.tag) : []),
  ]
}

const HOOKS: Readonly<Record<keyof ShopHooks, true>> = {
  router: true,
  collect: true,
  dataLayerName: true,
  app: true,
  consent: true,
  onError: true,
}

/** Where an option of the page is set. */
const CONFIGURE = 'Shop.configure'

/** Applications say with this option where the pictures of the package are. docs/react.md */
const PICTURES_FOLDER = 'cdn'

const unknownInConfigure = ({ configured }: Subject): Found[] =>
  unknownOptions(
    Object.keys(configured).filter((name) => !Object.hasOwn(HOOKS, name) && name !== PICTURES_FOLDER),
    ALL_NAMES,
    CONFIGURE,
  )

export const checkOptionNames: Check = (subject) => [
  ...unknownInScriptTag(subject),
  ...unknownInConfigure(subject),
  ...subject.markup.placeholders.flatMap(unknownInPlaceholder),
]

/** The widgets of an application get the country from its code. */
export const checkSite: Check = (subject) => {
  const widgets = subject.markup.placeholders.filter((placeholder) => widgetOf(placeholder))
  const [loader] = subject.loaders
  const isMissing = widgets.some((placeholder) => rawOptions(subject, placeholder)['site'] === undefined)
  return isMissing && loader && !subject.isApplication
    ? [found('SITE_MISSING', { allowed: SITE_NAMES.join(', ') }, printTag(loader.tag))]
    : []
}

/** @returns the locale that is meant by `de_at` or `de`; for a language, that of the site */
function meantLocale(value: unknown, locales: readonly string[], site: string): string | undefined {
  const text = String(value).replaceAll('_', '-').toLowerCase()
  const language = text.split('-')[0]
  const sameLanguage = locales.filter((locale) => locale.split('-')[0] === language)
  const [country] = site.split('_')
  return (
    locales.find((locale) => locale.toLowerCase() === text) ??
    sameLanguage.find((locale) => locale.endsWith(`-${country}`)) ??
    sameLanguage[0]
  )
}

/**
 * Options that do more harm with a wrong value than others: with the site of another country, a form has the wrong consents,
 * and without the origin of the services, no widget has data.
 */
const SERIOUS: Readonly<Record<string, FindingCode | undefined>> = {
  site: 'UNKNOWN_SITE',
  apiBase: 'API_BASE_INVALID',
}

/** `Shop.configure` wins over the script tag. */
function placeOf({ configured, loaders: [loader] }: Subject, name: string, placeholder: Tag): string {
  const isConfigured = Object.keys(configured).some((key) => optionKey(key) === optionKey(name))
  return isConfigured ? CONFIGURE : printTag(loader?.tag ?? placeholder)
}

function invalidOptions(subject: Subject, placeholder: PlaceholderTag): Found[] {
  const widget = widgetOf(placeholder)
  if (!widget) return []
  const all: Found[] = []
  const locales = localesOf(widget)
  const suggestionFor = (name: string, value: unknown): string | undefined => {
    if (name === 'site') return nearest(String(value), SITE_NAMES)
    return name === 'locale' ? meantLocale(value, locales, servicesOf(subject, placeholder).site) : undefined
  }
  parseOptions(optionsOf(widget), rawOptions(subject, placeholder), {
    locales,
    platform: 'CLASSIC',
    onInvalid(name, { value, scope }, allowed) {
      const where = scope === 'page' ? placeOf(subject, name, placeholder) : printTag(placeholder)
      const values = {
        name: kebabCase(name),
        value: printValue(value),
        allowed: printAllowed(allowed),
        suggestion: suggest(suggestionFor(name, value)),
      }
      all.push(found(SERIOUS[name] ?? 'INVALID_OPTION', values, where))
    },
  })
  return all
}

export const checkOptionValues: Check = (subject) =>
  subject.markup.placeholders.flatMap((placeholder) => invalidOptions(subject, placeholder))
