/**
 * What every page needs first: the cart's and the widgets' way to their code. The loader calls `start` once and
 * delegates the methods of `window.Shop` to what it gives.
 */
import type { CartApi, SearchApi } from '../../loader/protocol.js'
import { createChunks, type Exports } from './chunks.js'
import { createFrame } from './frame.js'
import { siteLocale, fileUrl, type LoaderPage } from './page.js'
import { readOptions } from './read-options.js'

/** Called as a method of this chunk's exports, which the other chunks are linked to. */
export function start(this: Exports, page: LoaderPage) {
  const load = createChunks(page, this)
  page.early = new Map()
  page.texts = __TEXTS__

  let cart: Promise<CartApi> | undefined
  const openCart = (): Promise<CartApi> =>
    (cart ??= load(...__NEEDS__.cart!).then(
      (code) => (page.cart = (code as { open(of: LoaderPage): CartApi }).open(page)),
      (error: Error & { code: 'LOAD_FAILED' }) => {
        cart = undefined
        page.fail(error.code, error.message)
        throw error
      },
    ))
  const inCart =
    (method: keyof CartApi) =>
    async (argument: never): Promise<unknown> =>
      ((await openCart())[method] as (argument: never) => unknown)(argument)
  const inSearch =
    (method: keyof SearchApi) =>
    async (argument: string): Promise<unknown> => {
      const { search } = (await load(...__NEEDS__.header!)) as { search(of: LoaderPage): SearchApi }
      return search(page)[method](argument)
    }

  /** Data is asked for in the same tick as code. */
  const askEarly = (element: Element, widget: string) => {
    const ask = (url: string, init: RequestInit) => {
      const answer = fetch(url, init)
      answer.catch(() => {})
      page.early!.set(url, answer)
    }
    const { site, locale, apibase, credentials, navigationurl, reduced } = readOptions(
      page,
      element,
    ) as Record<string, string | undefined>
    ask(fileUrl(page, `${page.texts}/${widget}.${locale ?? siteLocale(page, site ?? '')}.json`), {
      credentials: 'omit',
    })
    if (widget !== 'header') return
    openCart().catch(() => {})
    if (navigationurl !== undefined || reduced !== undefined) return
    const url = new URL('/jsonflyoutnavigation', apibase ?? location.origin)
    url.searchParams.set('site', page.sites[site ?? ''] ? site! : 'DE')
    ask(url.href, { credentials: credentials === 'include' ? 'include' : 'same-origin' })
  }

  return {
    ...createFrame(page, (element, widget) => {
      const code = load(...__NEEDS__[widget]!)
      try {
        askEarly(element, widget)
      } catch {
        // An `api-base` that is no address; the widget tells of it.
      }
      return code
    }),
    state: openCart,
    subscribe: inCart('subscribe'),
    load: inCart('load'),
    setArticle: inCart('setArticle'),
    setFreeArticle: inCart('setFreeArticle'),
    setGiftCard: inCart('setGiftCard'),
    setPartnerProduct: inCart('setPartnerProduct'),
    deleteSubscription: inCart('deleteSubscription'),
    restore: inCart('restore'),
    open: inSearch('open'),
    close: inSearch('close'),
    submit: inSearch('submit'),
  }
}
