/** The host for what belongs to the page and not to one widget: its cart, its search. */
import type { Site } from '../../loader/protocol.js'
import { createHost, type Host } from '../host/host.js'
import { siteLocale, type Page, type WidgetFiles } from './page.js'
import { readOptions } from './read-options.js'

/** The options are those of the script tag and `configure`; what is not understood is told by the widgets. */
export function createPageHost(
  page: Page,
  { locales }: Pick<WidgetFiles, 'locales'>,
): { host: Host; site: Site; locale: string } {
  const { site, locale, apibase, credentials } = readOptions(page) as Record<string, string | undefined>
  const host = createHost(window, {
    apiBase: apibase,
    credentials: credentials === 'include' ? credentials : undefined,
    hooks: () => page.configured,
    target: () => undefined,
  })
  return {
    host,
    site: (page.sites[site!] ? site : 'DE') as Site,
    locale: locales.includes(locale!) ? locale! : siteLocale(page, site),
  }
}
