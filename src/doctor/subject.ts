/** What the doctor examines: the page as the checks see it, in a browser or in the command. */
import { WIDGET_NAMES, type WidgetName } from '../api/names.js'
import type { ShopOptions } from '../api/options.js'
import { parseIsland } from '../options/island.js'
import { parseOptions } from '../options/parse.js'
import { readOptions, type RawOptions } from '../options/read.js'
import type { CookieReader } from '../host/cookies.js'
import type { Ask } from './ask.js'
import type { Found } from './findings.js'
import type { Loader } from './loaders.js'
import { SHOP_ATTRIBUTES, type Markup, type PlaceholderTag, type ShopElement } from './markup.js'
import type { Policy } from './policy.js'
import { dataOf } from './tag.js'

export interface Subject extends CookieReader {
  markup: Markup
  /** Empty if the page has no script tag of the loader. */
  loaders: readonly Loader[]
  /** The policies in the markup and in the page's headers. */
  policies: readonly Policy[]
  /** The page-wide options that the loader has read; `undefined` if it has not run, and in the command. */
  scriptOptions?: Readonly<Record<string, string>> | undefined
  /** What the page has passed to `Shop.configure`; the command cannot know it. */
  configured: ShopOptions
  /** Whether the package called the doctor. The page then needs no script tag. */
  isApplication: boolean
  /** Whether the loader has run; `undefined` in the command. */
  isRunning: boolean | undefined
  /** The doctor's version. It is empty if it is not known; no loader then counts as old. */
  version: string
  ask: Ask
}

/**
 * One check of the doctor.
 *
 * @param earlier  the findings of the previous checks
 */
export type Check<S extends Subject = Subject> = (
  subject: S,
  earlier: readonly Found[],
) => readonly Found[] | Promise<readonly Found[]>

/** Runs the checks one after another, because some of them apply only if no earlier check has found the cause. */
export async function runChecks<S extends Subject>(
  checks: ReadonlyArray<Check<S>>,
  subject: S,
): Promise<Found[]> {
  const all: Found[] = []
  for (const check of checks) all.push(...(await check(subject, all)))
  return all
}

export const hasError = (all: readonly Found[]): boolean => all.some(({ severity }) => severity === 'error')

const isWidgetName = (name: string | undefined): name is WidgetName =>
  WIDGET_NAMES.includes(name as WidgetName)

export const widgetOf = ({ attributes }: PlaceholderTag): WidgetName | undefined => {
  const name = attributes['data-shop-widget']
  return isWidgetName(name) ? name : undefined
}

/**
 * The attributes of the script tag, which are page-wide options. A framework may have removed the tag after the loader has
 * read it.
 */
export const pageData = ({ scriptOptions, loaders }: Subject): Readonly<Record<string, string>> =>
  scriptOptions ?? (loaders[0] ? dataOf(loaders[0].tag) : {})

/** @param placeholder  without a placeholder, returns the options of the whole page */
export function rawOptions(subject: Subject, placeholder?: PlaceholderTag): RawOptions {
  const script = { src: '', dataset: pageData(subject) }
  const page = { script, configured: subject.configured }
  if (!placeholder) return readOptions(page)
  const { 'shop-widget': _widget, ...own } = dataOf(placeholder)
  return readOptions(page, ...placeholder.islands.map((text) => parseIsland(text)), own)
}

/** The origin of a page without an origin, such as a page that is opened from a file. */
export const NO_ORIGIN = 'null'

/** Where the services of a placeholder are, and how it calls them. */
export function servicesOf(
  subject: Subject,
  placeholder?: PlaceholderTag,
): { origin: string; hasApiBase: boolean; credentials: RequestCredentials; site: string; spa: boolean } {
  // The widgets also replace an invalid value by the default.
  const { apiBase, credentials, site, spa } = parseOptions({}, rawOptions(subject, placeholder), {
    locales: [],
    platform: 'CLASSIC',
    onInvalid() {},
  })
  return {
    origin: new URL(apiBase ?? subject.markup.url).origin,
    hasApiBase: apiBase !== undefined,
    credentials,
    site,
    spa,
  }
}

/** Opening the search calls no service, and the loader does not find elements in closed shadow roots. */
const callsServices = ({ attributes, isInClosedRoot }: ShopElement): boolean =>
  !isInClosedRoot &&
  SHOP_ATTRIBUTES.some((name) => name !== 'data-shop-search' && attributes[name] !== undefined)

/** What calls services: the placeholders of widgets, and `undefined` for elements that use the cart without a script. */
export const callersOf = ({
  markup: { placeholders, shopElements },
}: Subject): ReadonlyArray<PlaceholderTag | undefined> => [
  ...placeholders.filter((placeholder) => widgetOf(placeholder)),
  ...(shopElements.some(callsServices) ? [undefined] : []),
]

/** A page can name any number of origins. No page has so many shops. */
const MAX_ORIGINS = 20

/** The origins of all services that the page calls. */
export const serviceOrigins = (subject: Subject): string[] =>
  [...new Set(callersOf(subject).map((placeholder) => servicesOf(subject, placeholder).origin))].slice(
    0,
    MAX_ORIGINS,
  )
