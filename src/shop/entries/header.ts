/** What the header's chunk offers beside the widget: the page's search, whose code comes with the first call. */
import type { SearchApi } from '../../../loader/protocol.js'
import { createHost } from '../../host/host.js'
import { knownSite, type Page } from '../page.js'
import { pageSettings } from '../page-settings.js'
import { readOptions } from '../read-options.js'

export async function open(page: Page): Promise<SearchApi> {
  const settings = pageSettings(page)
  const { createSearchApi } = await import('../../widgets/header/search/combobox/index.js')
  return createSearchApi(createHost(window, settings), knownSite(page, readOptions(page)['site'] as string))
}
