/**
 * What every page needs first: the way to the code of the cart and of the widgets. The loader calls `start` once and
 * delegates the methods of `window.Shop` to what it gives.
 */
import type { ShopError } from '../../loader/protocol.js'
import { createChunks, type Exports } from './chunks.js'
import type { Frame } from './frame.js'
import { fileUrl, siteLocale, type LoaderPage } from './page.js'
import { readOptions } from './read-options.js'

type Method = (...given: unknown[]) => unknown

/** Called as a method of this chunk's exports, which the other chunks are linked to. */
export function start(this: Exports, page: LoaderPage) {
  const load = createChunks(page, this)
  page.texts = __TEXTS__
  const early = (page.early = new Map())

  /** Started once; a failure is forgotten, so that the next call tries again. */
  const once = <T>(name: string, open: (code: Exports) => T): (() => Promise<T>) => {
    let running: Promise<T> | undefined
    return () =>
      (running ??= load(...__NEEDS__[name]!).then(open, (error: ShopError) => {
        running = undefined
        throw error
      }))
  }
  const openCart = once(
    'cart',
    (code) => (page.cart = (code.open as (of: LoaderPage) => typeof page.cart)(page)),
  )
  const openFrame = once('frame', (code) => (code.createFrame as (of: LoaderPage) => Frame)(page))
  const openSearch = once('header', (code) => (code.search as (of: LoaderPage) => object)(page))

  /** A widget's code and, in the same tick, its texts and what the header shows first. */
  const fetchWidget = (element: Element, widget: string): Promise<Exports> | undefined => {
    const needs = __NEEDS__[widget]
    if (!needs) return undefined
    const code = load(...needs)
    code.catch(() => {})
    const { site, locale, apibase, credentials, navigationurl, reduced } = readOptions(
      page,
      element,
    ) as Record<string, string | undefined>
    const ask = (url: string, init: RequestInit) => {
      const answer = fetch(url, init)
      answer.catch(() => {})
      early.set(url, answer)
    }
    // Into the HTTP cache only; the widget fetches it from there with its integrity hash.
    if (!__TEXTLESS__.includes(widget))
      ask(fileUrl(page, `${__TEXTS__}/${widget}.${locale ?? siteLocale(page, site)}.json`), {})
    if (widget === 'header') {
      openCart().catch(({ code: name, message }: ShopError) => page.fail(name, message))
      if (navigationurl === undefined && reduced === undefined)
        try {
          const known = page.sites[site!] ? site : 'DE'
          ask(new URL(`/jsonflyoutnavigation?site=${known}`, apibase ?? location.origin).href, {
            credentials: (credentials ?? 'same-origin') as RequestCredentials,
          })
        } catch {
          // An `api-base` that is no address; the widget tells of it.
        }
    }
    return code
  }

  const methods: Record<string, Method> = {
    state: openCart,
    enter: (element) => {
      const { shopWidget = '' } = (element as HTMLElement).dataset
      const code = fetchWidget(element as Element, shopWidget)
      return openFrame().then(
        (frame) => frame.enter(element as Element, shopWidget, code),
        ({ code: name, message }: ShopError) => page.fail(name, message, element as Element, shopWidget),
      )
    },
    mount: async (target, widget, options) =>
      (await openFrame()).mount(target, widget as string, (options ?? {}) as object, fetchWidget),
    unmount: async (target) => (await openFrame()).unmount(target),
  }
  const delegate = (open: () => Promise<unknown>, names: string) =>
    names.split(' ').forEach((name) => {
      methods[name] = async (...given) => ((await open()) as Record<string, Method>)[name]!(...given)
    })
  delegate(openSearch, 'open close submit')
  delegate(
    openCart,
    'subscribe load restore setArticle setFreeArticle setGiftCard setPartnerProduct deleteSubscription',
  )
  return methods
}
