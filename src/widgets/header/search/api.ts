/** `Shop.search`: opens, closes and submits the search of a header on the page. */
import type { Site } from '../../../api/names.js'
import type { SearchApi } from '../../../api/shop.js'
import { createShopError } from '../../../host/errors.js'
import { TIME_LIMIT_MS } from '../../../host/fetch-text.js'
import type { Host } from '../../../host/host.js'
import { navigate } from '../../../host/navigate.js'
import { unclobbered } from '../../../host/unclobbered.js'
import { openPageHost, type Page } from '../../../page/page.js'
import { onTurnAway } from '../../../ui/focus.js'
import { failedPlaceholdersAtom, isFinal, searchesAtom, type MountedSearch } from '../../../page/searches.js'
import { searchUrl } from './term.js'

/** Whether a visitor who scrolls to an element can see it. */
const isShown = (element: Element | null): boolean =>
  element?.checkVisibility({ visibilityProperty: true }) ?? false

/**
 * A header whose code has not rendered it yet, because it is loading, or waits for its `data-load`. Its placeholder may show a
 * server's HTML, kept markup, or its own content in a slot, if its widget was removed.
 */
const waitingHeader = ({ document }: Window, failed: WeakSet<EventTarget>): HTMLElement | undefined =>
  [...unclobbered(document).querySelectorAll<HTMLElement>('[data-shop-widget=header]')].find(
    (placeholder) => {
      const { shadowRoot } = unclobbered(placeholder)
      return !shadowRoot || shadowRoot.querySelector('slot')
        ? !failed.has(placeholder)
        : shadowRoot.querySelector('[data-shop-root=""]')
    },
  )

/** Resolves when the header has rendered, when that has failed, or after 15 s. */
const rendered = (window: Window, placeholder: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer)
      placeholder.removeEventListener('shop-ready', end)
      placeholder.removeEventListener('shop-error', onError)
      resolve()
    }
    const onError = (event: HTMLElementEventMap['shop-error']) => {
      if (isFinal(event)) end()
    }
    // A header with `data-load="visible"` may be far from the viewport.
    const timer = window.setTimeout(end, TIME_LIMIT_MS)
    placeholder.addEventListener('shop-ready', end)
    placeholder.addEventListener('shop-error', onError)
  })

/** @throws {ShopError} NOT_FOUND if its header is removed before the flyout is open */
const whenOpen = ({ open, waiting }: MountedSearch): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (hasLeft: boolean) => {
      waiting.delete(end)
      if (hasLeft) reject(createShopError('NOT_FOUND', 'The header with the search was removed'))
      else resolve()
    }
    waiting.add(end)
    open()
  })

/** @param defaultSite  used if no header is on the page */
function createSearchApi(host: Host, { store }: Pick<Page, 'store'>, defaultSite: Site): SearchApi {
  const searches = store.get(searchesAtom)
  const isOwn = (search: MountedSearch) => !search.isForeign?.()
  /** Returns the last search that is shown. What a visitor types goes to a foreign shop only if the page has no other search. */
  const find = (): MountedSearch | undefined => {
    const own = [...searches].filter(isOwn)
    const all = own.length > 0 ? own : [...searches]
    return all.filter((search) => isShown(search.field.current ?? search.icon.current)).at(-1) ?? all.at(-1)
  }
  const open = async () => {
    const placeholder = [...searches].some(isOwn)
      ? undefined
      : waitingHeader(host.window, store.get(failedPlaceholdersAtom))
    if (placeholder) {
      // A server's header has one form for wide windows and one for narrow ones. On a phone it has only a link to the
      // search page.
      const fields = placeholder.shadowRoot?.querySelectorAll<HTMLElement>('[part=search-input]')
      const field = [...(fields ?? [])].find(isShown)
      if (field) return field.focus()
      let isHere = true
      const stop = onTurnAway(host, placeholder, () => {
        isHere = false
      })
      await rendered(host.window, placeholder)
      stop()
      // It must not open over what the person does by now.
      if (!isHere) return undefined
    }
    const search = find()
    if (!search) throw createShopError('NOT_FOUND', 'The page has no header with a search')
    const field = search.field.current
    // The field of a flyout that has been closed is still there until the header has rendered again.
    return field && !field.closest('dialog:not([open])') ? field.focus() : whenOpen(search)
  }
  return {
    open,
    close() {
      const search = find()
      if (search?.icon.current) search.close()
      else search?.field.current?.blur()
    },
    submit(term) {
      const url = searchUrl(host, find()?.site ?? defaultSite, term)
      if (url) navigate(host, url)
      // An empty term opens the search, so that a term can be typed.
      else void open().catch(() => {})
    },
  }
}

export function openSearch(page: Page): SearchApi {
  const { options, host } = openPageHost(page)
  return createSearchApi(host, page, options.site)
}
