/** The page's search: what it shares with its cart are the options of the script tag and of `configure`. */
import { createHost } from '../host/host.js'
import type { createSearchApi } from '../widgets/header/search/combobox/api.js'
import { knownSite, type Page } from './page.js'
import { pageSettings } from './page-settings.js'
import { readOptions } from './read-options.js'

export const openSearch = (page: Page, create: typeof createSearchApi) =>
  create(createHost(window, pageSettings(page)), knownSite(page, readOptions(page)['site'] as string))
