/** `Shop.search`: the page's way to the search of whichever header is on it. interface §2. */
import type { SearchApi } from '../../../api/shop.js'
import type { Site } from '../../../api/names.js'
import { navigate } from '../../../host/navigate.js'
import type { Host } from '../../../host/host.js'
import { openPageHost, type Page } from '../../../page/page.js'
import { createShopError } from '../../../host/errors.js'
import { searchUrl } from './term.js'

/** A document and the shadow roots within that can be looked into. */
const rootsOf = (root: ParentNode): ParentNode[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
]

/**
 * Looks for the search at each call: headers come and go.
 *
 * @param site  where no header tells its own
 */
function createSearchApi(host: Host, site: Site): SearchApi {
  /** Of several headers the last one on the page answers. */
  const find = (parts: string) =>
    rootsOf(host.window.document)
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(parts)])
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
      const url = searchUrl(host, (header?.dataset['site'] as Site | undefined) ?? site, term)
      if (url) navigate(host, url)
      // As in the field: an empty term only asks for one.
      else open()
    },
  }
}

export function openSearch(page: Page): SearchApi {
  const { options, host } = openPageHost(page)
  return createSearchApi(host, options.site)
}
