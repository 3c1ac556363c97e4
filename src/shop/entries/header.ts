/** What the header's chunk offers beside the widget: the page's search. */
import files from 'files:header'
import type { SearchApi } from '../../../loader/protocol.js'
import { createSearchApi } from '../../widgets/header/search/api.js'
import { createPageHost } from '../page-host.js'
import type { Page } from '../page.js'

export function search(page: Page): SearchApi {
  const { host, site } = createPageHost(page, files)
  return createSearchApi(host, site)
}
