/**
 * From what a page says to typed options: the JSON island, then one parse a option, one warning for what is
 * not understood. interface §1, "Option spelling" and "Options".
 */
import type { Platform } from '../../loader/protocol.js'
import { bool, choice, word, type Option, type OptionTable } from '../contracts/options.js'
import { PLATFORMS, SITES, platformOfWidth } from '../contracts/platform.js'
import type { CommonValues } from '../contracts/widget.js'
import type { RawOptions } from './page.js'

const COMMON = {
  site: choice(SITES, 'DE'),
  credentials: choice(['same-origin', 'include'], 'same-origin'),
  stage: word('prod'),
  spa: bool(),
  load: choice(['eager', 'visible', 'idle'], undefined),
  apiBase: {
    allowed: 'an origin such as https://shop.example',
    fallback: undefined,
    parse: (raw: unknown) =>
      typeof raw === 'string' && /^https?:\/\/[^/?#@\s]+\/?$/i.test(raw) ? raw : undefined,
  } as Option<string | undefined>,
  platform: choice(PLATFORMS, undefined),
}

export interface Surroundings {
  /** `undefined` on a server. */
  window: (Window & typeof globalThis) | undefined
  /** The locales that the widget has texts for. */
  locales: readonly string[]
  siteLocale(site: string): string
  warn(option: string, value: unknown, allowed: string): void
}

/** Keyed by the option's camelCase name; malformed JSON is told and ignored. */
export function readIsland(element: Element, warn: Surroundings['warn']): RawOptions {
  const raw: RawOptions = {}
  for (const island of element.children)
    if (island.matches('script[data-shop-config]'))
      try {
        const value: unknown = JSON.parse(island.textContent!)
        if (Object(value) !== value || Array.isArray(value)) throw new TypeError('no object')
        for (const [name, entry] of Object.entries(value as object)) raw[name.toLowerCase()] = entry
      } catch {
        warn('data-shop-config', island.textContent!.slice(0, 100), 'a JSON object')
      }
  return raw
}

/** That of the page's markup, or from the width of its window; CLASSIC where there is no window. */
function pagePlatform(window: Surroundings['window']): Platform {
  const { documentElement, body } = window?.document ?? {}
  const { parse } = COMMON.platform
  return (
    parse(documentElement?.dataset.platform) ??
    parse(body?.dataset.platform) ??
    platformOfWidth(window?.innerWidth)
  )
}

export function parseOptions<O>(
  table: OptionTable<O>,
  raw: RawOptions,
  { window, locales, siteLocale, warn }: Surroundings,
): O & CommonValues {
  const options: Record<string, unknown> = {}
  const all = { ...COMMON, locale: choice(locales, undefined), ...table } as Record<string, Option<unknown>>
  for (const [name, { allowed, fallback, parse }] of Object.entries(all)) {
    const value = raw[name.toLowerCase()]
    const parsed = value === undefined ? undefined : parse(value)
    if (value !== undefined && parsed === undefined) warn(name, value, allowed)
    options[name] = parsed ?? fallback
  }
  options.locale ??= siteLocale(options.site as string)
  options.platform ??= pagePlatform(window)
  return options as O & CommonValues
}
