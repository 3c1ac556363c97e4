/** The options that all widgets have. */
import { DEFAULT_CREDENTIALS, DEFAULT_SITE, SITE_NAMES, type Platform } from '../api/names.js'
import type { CommonOptions } from '../api/options.js'
import { bool, choice, word, type Option, type TableFor, type ValuesOf } from './kinds.js'
import { PLATFORMS } from './platform.js'
import { isOrigin, LOAD_TIMES } from './values.js'

const apiBase: Option<string | undefined> = {
  allowed: 'origin',
  fallback: undefined,
  parse: (raw) => (isOrigin(raw) ? raw : undefined),
}

/** @param locales  the locales that the widget has texts for */
export const commonOptions = (locales: readonly string[]) =>
  ({
    site: choice(SITE_NAMES, DEFAULT_SITE),
    locale: choice(locales, undefined),
    apiBase,
    credentials: choice([DEFAULT_CREDENTIALS, 'include'], DEFAULT_CREDENTIALS),
    stage: word('prod'),
    platform: choice(PLATFORMS, undefined),
    theme: choice(['light', 'dark', 'auto'], 'light'),
    spa: bool(),
    // Only the loader uses this option. It is listed here so that an invalid value causes a warning.
    load: choice(LOAD_TIMES, undefined),
  }) satisfies TableFor<CommonOptions>

type Parsed = ValuesOf<ReturnType<typeof commonOptions>>

/** The parsed values. `locale` and `platform` are derived if the host page does not set them. */
export interface CommonValues extends Omit<Parsed, 'locale' | 'platform' | 'load'> {
  locale: string
  /**
   * The host page's value. Otherwise it is derived from the width of the window, and updated when the window is
   * resized.
   */
  platform: Platform
  /** Whether the platform does not depend on the width of the window. */
  isPlatformGiven: boolean
}
