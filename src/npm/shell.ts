/**
 * The page for an application that uses the package: the loader's, if the page has the script tag as well, so that
 * there is one cart and one set of hooks; otherwise one that is made at the first use.
 */
import facts from 'package:facts'
import type { Shop, ShopError, ShopErrorCode, WidgetName } from '../../loader/protocol.js'
import { createShopError } from '../host/report.js'
import { createSearchApi } from '../widgets/header/search/combobox/api.js'
import { open as openCart } from './entries/cart.js'
import type { Frame } from './frame.js'
import { openSearch } from './open-search.js'
import { knownSite, type LoaderPage, type Page } from './page.js'
import { loadWidget } from './widget-code.js'

/** The loader's mark on a page that has the script tag. */
const MARK = Symbol.for('shop-embed')

/** Gives its value once, when it is first asked for. */
const lazy = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function createPage(): Page {
  const configured: Record<string, unknown> = {}

  const fail = (
    code: ShopErrorCode,
    message: string,
    target: EventTarget = document,
    widget?: WidgetName,
  ): ShopError => {
    const error = createShopError(code, message)
    target.dispatchEvent(
      new CustomEvent('shop-error', { bubbles: true, composed: true, detail: { widget, code, message } }),
    )
    const { onError } = configured as { onError?: (error: ShopError) => void }
    try {
      onError?.(error)
    } catch {
      // A hook that throws is the host's.
    }
    return error
  }

  const openFrame = lazy(async (): Promise<Frame> => {
    const { createFrame } = await import('./frame.js')
    return createFrame(page as LoaderPage)
  })
  const widgetCode = async (name: WidgetName) => {
    const [{ mountWidget }, { definition, files }] = await Promise.all([
      import('./mount.js'),
      loadWidget(name),
    ])
    return {
      mount: (of: Page, element: Element, given: Record<string, unknown>) =>
        mountWidget(definition, files, of, element, given),
    }
  }

  const cart = lazy(() => openCart(page))
  const search = lazy(() => openSearch(page, createSearchApi))
  const shop: Shop = {
    version: facts.version,
    ready: Promise.resolve(),
    push(...fns) {
      for (const fn of fns)
        try {
          fn(shop)
        } catch (error) {
          fail('INVALID_ARGUMENT', String(error))
        }
    },
    configure: (options) => void Object.assign(configured, options),
    mount: async (target, widget, options = {}) =>
      (await openFrame()).mount(target, widget, options, (_element, name) => widgetCode(name as WidgetName)),
    unmount: (target) => void openFrame().then((frame) => frame.unmount(target)),
    on(type, listener) {
      const hear = (event: Event) => listener((event as CustomEvent).detail)
      document.addEventListener(type, hear)
      return () => document.removeEventListener(type, hear)
    },
    formatPrice(amount, site) {
      const name = knownSite(page, site ?? (configured['site'] as string | undefined))
      const [locale, symbol] = facts.sites[name]!.split(' ')
      const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      return `${amount.toLocaleString(locale, digits)}${symbol ? `\u00a0${symbol}` : ''}`
    },
    get cart() {
      return cart()
    },
    get search() {
      return search()
    },
  }

  const page: Page & { known: Set<Element> } = {
    shop,
    configured,
    sites: facts.sites,
    fail,
    known: new Set(),
    /** Pictures and style sheets come from here. */
    script: {
      get src() {
        return new URL(String(configured['cdn'] ?? '/'), document.baseURI).href
      },
      dataset: {},
      nonce: '',
    },
  }
  return page
}

const ownPage = lazy(createPage)

/** For effects and event handlers: there is none on a server. */
export const currentPage = (): Page =>
  (globalThis as unknown as Record<symbol, Page | undefined>)[MARK] ?? ownPage()
