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
        const value: unknown = JSON.parse(island.textContent ?? '')
        if (typeof value !== 'object' || value === null || Array.isArray(value))
          throw new TypeError('no object')
        for (const [name, entry] of Object.entries(value)) raw[name.toLowerCase()] = entry
      } catch {
        warn('data-shop-config', (island.textContent ?? '').slice(0, 100), 'a JSON object')
      }
  return raw
}

/** Given in the markup, or from the width of the window; CLASSIC where there is no window. */
function platformOf(given: Platform | undefined, window: Surroundings['window']): Platform {
  if (given) return given
  const document = window?.document
  for (const element of [document?.documentElement, document?.body]) {
    const found = PLATFORMS.find((platform) => platform === element?.getAttribute('data-platform'))
    if (found) return found
  }
  return platformOfWidth(window?.innerWidth)
}

export function parseOptions<O>(
  table: OptionTable<O>,
  raw: RawOptions,
  around: Surroundings,
): O & CommonValues {
  const options: Record<string, unknown> = {}
  const all = { ...COMMON, ...table } as Record<string, Option<unknown>>
  for (const [name, option] of Object.entries(all)) {
    const value = raw[name.toLowerCase()]
    const parsed = value === undefined ? undefined : option.parse(value)
    if (value !== undefined && parsed === undefined) around.warn(name, value, option.allowed)
    options[name] = parsed ?? option.fallback
  }
  const values = options as unknown as CommonValues & { platform: Platform | undefined }
  const siteLocale = around.siteLocale(values.site)
  const locale = around.locales.find((known) => known === raw.locale)
  if (raw.locale !== undefined && !locale) around.warn('locale', raw.locale, around.locales.join(', '))
  values.locale = locale ?? siteLocale
  values.platform = platformOf(values.platform, around.window)
  return options as O & CommonValues
}
