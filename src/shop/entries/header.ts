/** What the header's chunk offers beside the widget: the page's search, whose code comes with the first call. */
import type { SearchApi } from '../../../loader/protocol.js'
import type { Page } from '../page.js'
import { seldom } from '../seldom.js'

export async function open(page: Page): Promise<SearchApi> {
  const [{ createSearchApi }, { openSearch }] = await Promise.all([
    import('../../widgets/header/search/combobox/index.js'),
    seldom(),
  ])
  return openSearch(page, createSearchApi)
}
