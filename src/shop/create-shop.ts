/**
 * `window.Shop`, complete from the first moment. What needs code that is not loaded yet loads it and returns a promise.
 * The object keeps its identity: hosts keep references to it. interface.md §2.
 */
import type { CartApi } from '../api/cart.js'
import { EMPTY_CART_STATE } from '../api/empty-cart.js'
import type { WidgetName } from '../api/names.js'
import type { ShopOptions } from '../api/options.js'
import type { SearchApi, Shop } from '../api/shop.js'
import { messageOf } from '../host/errors.js'
import type { Shell } from '../host/shell.js'
import { createPriceFormat, type SitePrices } from './format-price.js'
import type { CartOpener } from './open-cart.js'

/** The code behind the methods; each call loads it if it is not there. A failed load is tried anew at the next call. */
export interface ShopCode {
  readonly cart: CartOpener
  search(): Promise<SearchApi>
  mount(target: Element | string, widget: WidgetName, options: object): Promise<void>
  unmount(target: Element | string): void
}

export interface ShopSettings {
  version: string
  sites: SitePrices
  /** Options and hooks from `configure`, shared with the code. */
  configured: ShopOptions
  /** The site of the script tag. */
  defaultSite(): string | undefined
  ready: Promise<void>
  fail: Shell['fail']
  code: ShopCode
}

/** Hosts may ignore the promise: a rejection that nobody handles must not reach the page as an error. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

function createCartApi({ open, current, opened }: CartOpener): CartApi {
  return {
    get state() {
      void handled(open())
      return current()?.state ?? EMPTY_CART_STATE
    },
    subscribe(listener) {
      void handled(open())
      let stop: (() => void) | undefined
      let hasLeft = false
      void opened.then((cart) => {
        if (!hasLeft) stop = cart.subscribe(listener)
      })
      return () => {
        hasLeft = true
        stop?.()
      }
    },
    load: (options) => handled(open().then((cart) => cart.load(options))),
    setArticle: (item) => handled(open().then((cart) => cart.setArticle(item))),
    setFreeArticle: (item) => handled(open().then((cart) => cart.setFreeArticle(item))),
    setGiftCard: (item) => handled(open().then((cart) => cart.setGiftCard(item))),
    setPartnerProduct: (item) => handled(open().then((cart) => cart.setPartnerProduct(item))),
    deleteSubscription: (item) => handled(open().then((cart) => cart.deleteSubscription(item))),
    restore: (entry) => handled(open().then((cart) => cart.restore(entry))),
  }
}

function createSearchApi(code: ShopCode): SearchApi {
  return {
    open: () => handled(code.search().then((search) => search.open())),
    close: () => void handled(code.search().then((search) => search.close())),
    submit: (term) => void handled(code.search().then((search) => search.submit(term))),
  }
}

export function createShop({
  version,
  sites,
  configured,
  defaultSite,
  ready,
  fail,
  code,
}: ShopSettings): Shop {
  const formatPrice = createPriceFormat(sites, () => configured.site ?? defaultSite())
  /** Throws, so that the call itself fails, and reports, so that `onError` hears of it. */
  const refuse = (sentence: string): never => {
    throw fail('INVALID_ARGUMENT', sentence)
  }

  const shop: Shop = {
    get version() {
      return version
    },
    ready,
    push(...fns) {
      for (const fn of fns)
        try {
          fn(shop)
        } catch (error) {
          // A refused call was reported already.
          if ((error as Partial<Error> | null)?.name !== 'ShopError')
            fail('INVALID_ARGUMENT', `a function of Shop.push threw: ${messageOf(error)}`)
        }
    },
    configure(options) {
      if (typeof options !== 'object' || options === null || Array.isArray(options))
        refuse('Shop.configure: "options" must be an object')
      Object.assign(configured, options)
    },
    mount: (target, widget, options = {}) => handled(code.mount(target, widget, options)),
    unmount: code.unmount,
    on(type, listener) {
      if (typeof listener !== 'function') refuse('Shop.on: "listener" must be a function')
      const hear = (event: Event) => listener((event as CustomEvent).detail)
      document.addEventListener(type, hear)
      return () => document.removeEventListener(type, hear)
    },
    formatPrice,
    cart: createCartApi(code.cart),
    search: createSearchApi(code),
  }
  return shop
}
