/** The host for what belongs to the page and not to one widget: its cart, its search. */
import { createHost, type Host } from '../host/host.js'
import { logWarning } from '../host/report.js'
import { parseOptions } from './options.js'
import { siteLocale, type Page, type WidgetFiles } from './page.js'
import { readOptions } from './read-options.js'
import type { CommonValues } from '../contracts/widget.js'

/** The options are those of the script tag and `configure`. */
export function createPageHost(
  page: Page,
  files: Pick<WidgetFiles, 'locales'>,
): { host: Host; options: CommonValues } {
  const element = page.script ?? document.documentElement
  const warn = (option: string, value: unknown, allowed: string) =>
    logWarning(
      window,
      `shop-embed: option "${option}" has the value ${JSON.stringify(value)}, allowed: ${allowed}`,
      element,
    )
  const options = parseOptions({}, readOptions(page), {
    locales: files.locales,
    siteLocale: (site) => siteLocale(page, site),
    window,
    warn,
  })
  const host = createHost(window, {
    apiBase: options.apiBase,
    credentials: options.credentials,
    hooks: () => page.configured,
    target: () => undefined,
  })
  return { host, options }
}
