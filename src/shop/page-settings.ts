/** What belongs to the page and not to one widget, its cart and its search, meets the page through this. */
import type { HostSettings } from '../host/services.js'
import type { Page } from './page.js'
import { readOptions } from './read-options.js'

/** By the script tag and `configure`; what is not understood is told by the widgets. */
export function pageSettings(page: Page): HostSettings {
  const { apibase, credentials } = readOptions(page) as Record<string, string | undefined>
  return {
    page,
    apiBase: apibase,
    credentials: credentials === 'include' ? credentials : undefined,
  }
}
