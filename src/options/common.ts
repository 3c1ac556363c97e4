/** The options of every widget. interface.md §1. */
import type { Platform, Site } from '../api/names.js'
import { SITE_NAMES } from '../sites/index.js'
import { bool, choice, word, type Option } from './kinds.js'
import { PLATFORMS } from './platform.js'

/** Parsed, with `locale` and `platform` filled in. */
export interface CommonValues {
  site: Site
  locale: string
  apiBase: string | undefined
  credentials: 'same-origin' | 'include'
  stage: string
  /** Given by the host, or derived from the width of the window, which it then follows. */
  platform: Platform
  spa: boolean
}

const apiBase: Option<string | undefined> = {
  allowed: 'origin',
  fallback: undefined,
  parse: (raw) => (typeof raw === 'string' && /^https?:\/\/[^/?#@\s]+\/?$/i.test(raw) ? raw : undefined),
}

/** @param locales  those that the widget has texts for */
export const commonOptions = (locales: readonly string[]) => ({
  site: choice(SITE_NAMES, 'DE'),
  locale: choice(locales, undefined),
  apiBase,
  credentials: choice(['same-origin', 'include'], 'same-origin'),
  stage: word('prod'),
  platform: choice(PLATFORMS, undefined),
  spa: bool(),
  // Read by the loader; it is here so that a wrong value is reported.
  load: choice(['eager', 'visible', 'idle'], undefined),
})
