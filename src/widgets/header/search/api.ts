/** `Shop.search`: opens, closes and submits the search of a header on the page. interface §2. */
import type { SearchApi } from '../../../api/shop.js'
import type { Site } from '../../../api/names.js'
import { navigate } from '../../../host/navigate.js'
import type { Host } from '../../../host/host.js'
import { openPageHost, type Page } from '../../../page/page.js'
import { createShopError } from '../../../host/errors.js'
import { searchUrl } from './term.js'

/** The document and all open shadow roots in it. */
const rootsOf = (root: ParentNode): ParentNode[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
]

/**
 * Searches the document on each call, because headers are mounted and unmounted.
 *
 * @param defaultSite  used if no header is on the page
 */
function createSearchApi(host: Host, defaultSite: Site): SearchApi {
  /** If several elements match, the last one on the page is returned. */
  const find = (selector: string) =>
    rootsOf(host.window.document)
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
      .at(-1)

  const open = () => {
    const found = find('[part=search-input], [part=search-toggle]')
    if (found?.matches('a')) found.click()
    else found?.focus()
    return found
  }
  return {
    async open() {
      if (!open()) throw createShopError('NOT_FOUND', 'No header with a search is on the page')
    },
    close() {
      const field = find('[part=search-input]')
      const dialog = field?.closest('dialog')
      if (dialog) dialog.close()
      else field?.blur()
    },
    submit(term) {
      const header = find('[part=header][data-site]')
      const url = searchUrl(host, (header?.dataset['site'] as Site | undefined) ?? defaultSite, term)
      if (url) navigate(host, url)
      // An empty term opens the search, so that a term can be typed.
      else open()
    },
  }
}

export function openSearch(page: Page): SearchApi {
  const { options, host } = openPageHost(page)
  return createSearchApi(host, options.site)
}
