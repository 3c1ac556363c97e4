/** `Shop.search`: opens, closes and submits the search of a header on the page. interface §2. */
import type { SearchApi } from '../../../api/shop.js'
import { SEARCH_OPEN, type Site } from '../../../api/names.js'
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

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** Resolves when a server's header has been taken over, or when that has failed. */
const takenOver = (placeholder: Element): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of ['shop-ready', 'shop-error'])
      placeholder.addEventListener(type, resolve, { once: true })
  })

/** Resolves when the flyout is open. If its code cannot be loaded, the page is left, and it never resolves. */
const flyoutOpened = ({ MutationObserver, document }: Host['window']): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.documentElement, { attributeFilter: [SEARCH_OPEN] })
  })

/**
 * Searches the document on each call, because headers are mounted and unmounted.
 *
 * @param defaultSite  used if no header is on the page
 */
function createSearchApi(host: Host, defaultSite: Site): SearchApi {
  /** If several elements match, the last one that is shown is returned: a server's header has forms that are not. */
  const find = (selector: string) => {
    const found = rootsOf(host.window.document).flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>(selector),
    ])
    return found.filter(isShown).at(-1) ?? found.at(-1)
  }
  const findSearch = () => find('[part=search-input], [part=search-toggle]')

  const open = async () => {
    const found = findSearch()
    if (!found) throw createShopError('NOT_FOUND', 'No header with a search is on the page')
    const root = found.getRootNode() as ShadowRoot
    // A server's header links to its style sheet until it is taken over. Its icon is a mere link to the search page.
    if (found.matches('a') && root.querySelector('link')) await takenOver(root.host)
    const search = findSearch()
    if (!search?.matches('a')) return search?.focus()
    const opened = flyoutOpened(host.window)
    search.click()
    await opened
  }
  return {
    open,
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
      else void open().catch(() => {})
    },
  }
}

export function openSearch(page: Page): SearchApi {
  const { options, host } = openPageHost(page)
  return createSearchApi(host, options.site)
}
