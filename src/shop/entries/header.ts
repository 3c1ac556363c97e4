/** What the header's chunk offers beside the widget: the page's search. */
import files from 'files:header'
import type { SearchApi } from '../../../loader/protocol.js'
import { createHost } from '../../host/host.js'
import { createSearchApi } from '../../widgets/header/search/api.js'
import type { Page } from '../page.js'
import { pageSettings } from '../page-settings.js'

export function open(page: Page): SearchApi {
  const settings = pageSettings(page, files.locales)
  return createSearchApi(createHost(window, settings), settings.site)
}
