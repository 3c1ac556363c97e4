/** `Shop.search`: the page's way to the search of whichever header is on it. interface §2. */
import type { SearchApi, Site } from '../../../../loader/protocol.js'
import type { Host } from '../../../host/host.js'
import { createShopError } from '../../../host/report.js'
import { searchUrl } from './term.js'

export interface SearchUi {
  open(): void
  close(): void
}

/** Searches that are on the page; the one that came last answers. */
const onPage: SearchUi[] = []

/** @returns takes the search away again */
export function registerSearch(ui: SearchUi): () => void {
  onPage.push(ui)
  return () => {
    const at = onPage.indexOf(ui)
    if (at >= 0) onPage.splice(at, 1)
  }
}

const current = () => onPage[onPage.length - 1]

export const createSearchApi = (host: Host, site: Site): SearchApi => ({
  async open() {
    const ui = current()
    if (!ui) throw createShopError('NOT_FOUND', 'No header with a search is on the page')
    ui.open()
  },
  close() {
    current()?.close()
  },
  submit(term) {
    const url = searchUrl(host, site, term)
    if (url) host.go(url)
    // As in the field: an empty term only asks for one.
    else current()?.open()
  },
})
