/**
 * From what a page says to typed options: the JSON island, then one parse a option, one warning for what is
 * not understood. interface §1, "Option spelling" and "Options".
 */
import type { Platform } from '../../loader/protocol.js'
import type { CommonValues } from '../contracts/widget.js'
import { bool, choice, word, type Option, type OptionTable } from '../options/kinds.js'
import { PLATFORMS, platformOfWidth } from '../options/platform.js'
import { siteLocale, type Page, type RawOptions } from './page.js'

const COMMON = {
  credentials: choice(['same-origin', 'include'], 'same-origin'),
  stage: word('prod'),
  spa: bool(),
  load: choice(['eager', 'visible', 'idle'], undefined),
  apiBase: {
    allowed: 'origin',
    fallback: undefined,
    parse: (raw) => /^https?:\/\/[^/?#@\s]+\/?$/i.exec(raw as string)?.[0],
  } as Option<string | undefined>,
  platform: choice(PLATFORMS, undefined),
}

/** Hears of what is not understood. */
export type Warn = (option: string, value: unknown, allowed: Option<unknown>['allowed']) => void

/** The objects in the JSON islands; malformed JSON is told and ignored. */
export function readIslands(element: Element, warn: Warn): object[] {
  const islands: object[] = []
  for (const { textContent } of element.querySelectorAll(':scope>script[data-shop-config]'))
    try {
      const island: unknown = JSON.parse(textContent)
      if (Object(island) !== island || Array.isArray(island)) throw island
      islands.push(island as object)
    } catch {
      warn('data-shop-config', textContent, 'object')
    }
  return islands
}

/** That of the page's markup, or from the width of its window; CLASSIC where there is no window. */
function pagePlatform(window: Window | undefined): Platform {
  const { documentElement, body } = window?.document ?? {}
  const { parse } = COMMON.platform
  return (
    parse(documentElement?.dataset.platform) ??
    parse(body?.dataset.platform) ??
    platformOfWidth(window?.innerWidth)
  )
}

/**
 * @param locales  for which the widget has texts
 * @param window   `undefined` on a server
 */
export function parseOptions<O>(
  table: OptionTable<O>,
  raw: RawOptions,
  page: Pick<Page, 'sites'>,
  locales: readonly string[],
  warn: Warn,
  window?: Window,
): O & CommonValues {
  const options: Record<string, unknown> = {}
  const all = {
    site: choice(Object.keys(page.sites), 'DE'),
    locale: choice(locales, undefined),
    ...COMMON,
    ...table,
  } as Record<string, Option<unknown>>
  for (const [name, { allowed, fallback, parse }] of Object.entries(all)) {
    const value = raw[name.toLowerCase()]
    const parsed = value === undefined ? fallback : parse(value)
    if (value !== undefined && parsed === undefined) warn(name, value, allowed)
    options[name] = parsed ?? fallback
  }
  options.locale ??= siteLocale(page, options.site as string)
  options.platform ??= pagePlatform(window)
  return options as O & CommonValues
}
