/** The options that all widgets have. interface.md §1. */
import { type Platform, SITE_NAMES, type Site, type Theme } from '../api/names.js'
import { bool, choice, word, type Option } from './kinds.js'
import { isOrigin } from './origin.js'
import { PLATFORMS } from './platform.js'

/** The parsed values. If the host page does not set `locale` and `platform`, they are derived. */
export interface CommonValues {
  /** Given as `data-site`, on the script tag or the placeholder. */
  site: Site
  locale: string
  apiBase: string | undefined
  credentials: 'same-origin' | 'include'
  stage: string
  /** Set by the host page. Otherwise derived from the width of the window, and updated when the window is resized. */
  platform: Platform
  /** The platform does not come from the width of the window. */
  isPlatformGiven: boolean
  theme: Theme
  spa: boolean
}

const apiBase: Option<string | undefined> = {
  allowed: 'origin',
  fallback: undefined,
  parse: (raw) => (isOrigin(raw) ? raw : undefined),
}

/** @param locales  the locales that the widget has texts for */
export const commonOptions = (locales: readonly string[]) => ({
  site: choice(SITE_NAMES, 'DE'),
  locale: choice(locales, undefined),
  apiBase,
  credentials: choice(['same-origin', 'include'], 'same-origin'),
  stage: word('prod'),
  platform: choice(PLATFORMS, undefined),
  theme: choice(['light', 'dark', 'auto'], 'light'),
  spa: bool(),
  // Only the loader uses it. It is listed here so that an invalid value is warned about.
  load: choice(['eager', 'visible', 'idle'], undefined),
})
