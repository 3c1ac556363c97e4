/** What belongs to the page and not to one widget, its cart and its search, meets the page through this. */
import type { Site } from '../../loader/protocol.js'
import type { HostSettings } from '../host/services.js'
import { knownSite, type Page } from './page.js'
import { readOptions } from './read-options.js'

/** By the script tag and `configure`; what is not understood is told by the widgets. */
export function pageSettings(page: Page): HostSettings & { site: Site; locale: string | undefined } {
  const { site, locale, apibase, credentials } = readOptions(page) as Record<string, string | undefined>
  return {
    site: knownSite(page, site),
    locale,
    apiBase: apibase,
    credentials: credentials === 'include' ? credentials : undefined,
    hooks: () => page.configured,
    fail: page.fail,
    target: () => undefined,
  }
}
