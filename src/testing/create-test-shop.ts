/**
 * `createTestShop`: a `window.Shop` for unit tests. It is the real one, with the real cart, but without a network: the cart
 * service is in memory, widgets are not rendered, and the test provides the customer.
 */
import { createStore } from 'jotai/vanilla'
import { sites, version } from 'virtual:release'
import type { Cart } from '../api/cart.js'
import { LOGGED_OUT, type Customer } from '../api/customer.js'
import type { ShopErrorCode } from '../api/errors.js'
import type { Site } from '../api/names.js'
import type { ShopOptions } from '../api/options.js'
import type { Shop, ShopSignals } from '../api/shop.js'
import type { ShopTiming } from '../api/timings.js'
import { endReadAtom } from '../cart/actions.js'
import { pendingAtom } from '../cart/atoms.js'
import { createCart } from '../cart/create-cart.js'
import { messagesIn } from '../cart/messages.js'
import { createShopError, messageOf } from '../host/errors.js'
import type { PageStart } from '../host/page-start.js'
import { createRequestTable } from '../host/request-table.js'
import { createWidgets, findElement } from '../host/widgets.js'
import { requireWidgetName } from '../widgets/widget.js'
import { createShop, type Timings } from '../page/create-shop.js'
import type { LoadedOnce } from '../page/load-once.js'
import { createFail, createReport } from '../page/report.js'
import { localesOf } from '../texts/load-texts.js'
import { createCartHost } from './cart-host.js'
import { completeCart, createCartInMemory } from './cart-in-memory.js'
import { installShop } from './install-shop.js'
import { interceptMethods, recordCalls, type RecordedCall } from './record-calls.js'
import {
  PlannedFailures,
  SHOP_FAILURES,
  checkFailure,
  isFromService,
  type FailingMethod,
  type FailureCode,
  type PlannedFailure,
} from './shop-failures.js'

export interface TestShopOptions {
  /**
   * The site of the page, for prices and messages.
   *
   * @default DE
   */
  site?: Site | undefined
  /**
   * The language of the cart's messages, such as `de-AT` or `en`.
   *
   * @default the site's
   */
  locale?: string | undefined
  /**
   * The contents of the cart. Lists that are left out are empty, and the pieces are counted.
   *
   * @example { articles: [{ productId: '42', quantity: 2 }] }
   */
  cart?: Partial<Cart> | undefined
  /** The customer who is logged in. Without it, `Shop.customer` resolves as for a visitor who is logged out. */
  customer?: Partial<Omit<Customer, 'initialized' | 'loggedInOrRemembered'>> | undefined
}

export interface TestShop {
  /** The page's `window.Shop`. The cart has already been read. */
  readonly shop: Shop
  /** The calls that the page has made, such as `cart.setArticle`. Calls that only read or listen are not recorded. */
  readonly calls: RecordedCall[]
  /**
   * Makes the next call of a method fail. With an error code of the cart, such as `ITEM_LIMIT`, the service refuses the change
   * or the read. With an error code of `ShopError`, the promise rejects.
   *
   * @param limit  in pieces, for error codes with a limit
   * @throws {Error} if the method does not have this error
   */
  fail<M extends FailingMethod>(method: M, code: FailureCode<M>, limit?: number): void
  /**
   * Makes the cart service hold its responses, so that a test can check what the page shows while a change is pending.
   *
   * @returns a function that releases the responses
   */
  hold(): () => void
  /** Dispatches an event on the document, or reports a `timing` to its listeners, as a widget does. */
  emit<K extends keyof ShopSignals>(type: K, detail: ShopSignals[K]): void
  /** Removes the shop from the page, with its listeners and timers. A new test shop replaces the previous one. */
  remove(): void
}

/** Wraps code that a test shop has from the start. */
const loadedNow = <T>(loaded: T): LoadedOnce<T> => ({
  current: () => loaded,
  loaded: Promise.resolve(loaded),
  load: () => Promise.resolve(loaded),
  prepare: () => Promise.resolve(loaded),
  run: async (task) => task(loaded),
  inTurn: (task) => task(),
})

/** @throws {ShopError} UNKNOWN_WIDGET, after reporting it */
function reportUnknown(report: PageStart['report'], widget: string, target?: Element): void {
  try {
    requireWidgetName(widget)
  } catch (error) {
    throw report('UNKNOWN_WIDGET', messageOf(error), target, widget)
  }
}

/** Mounts no widget, because unit tests do not render widgets, but throws the same errors and dispatches `shop-ready`. */
function mountNothing(report: PageStart['report']) {
  return async (target: Element | string, widget: string): Promise<void> => {
    const element = findElement(target)
    reportUnknown(report, widget, element)
    element.dispatchEvent(
      new CustomEvent('shop-ready', { bubbles: true, composed: true, detail: { widget } }),
    )
  }
}

/** Whether the promise rejects for this failure. */
const isRejection = (failure: PlannedFailure): failure is PlannedFailure & { code: ShopErrorCode } =>
  !isFromService(failure)

/** Makes methods reject as the test has planned, before they do anything else. */
function rejectAsPlanned(shop: Shop, failures: PlannedFailures, report: PageStart['report']): void {
  const reject = (method: string): Promise<never> | undefined => {
    const failure = failures.take(method, isRejection)
    if (!failure) return undefined
    const message = `Shop.${method}: the test has planned ${failure.code}`
    const error =
      failure.code === 'NOT_FOUND' ? createShopError('NOT_FOUND', message) : report(failure.code, message)
    const rejected = Promise.reject(error)
    // Host pages may ignore the promise. Its rejection must then not be reported as unhandled.
    rejected.catch(() => {})
    return rejected
  }
  const namesOf = (prefix: string) =>
    Object.keys(SHOP_FAILURES)
      .filter((method) => method.startsWith(prefix))
      .map((method) => method.slice(prefix.length))
  interceptMethods(shop, '', ['mount', 'preload', 'doctor'], reject)
  interceptMethods(shop.cart, 'cart.', namesOf('cart.'), reject)
  interceptMethods(shop.search, 'search.', namesOf('search.'), reject)
}

/**
 * Creates a `window.Shop` for a unit test. `useCart` and `useShop` of `shop-embed/react` use it, too.
 *
 * @throws {Error} if there is no document, no such site or no such locale
 * @example const { shop, calls } = createTestShop({ cart: { articles: [{ productId: '42', quantity: 1 }] } })
 */
export function createTestShop(options: TestShopOptions = {}): TestShop {
  const { site = 'DE', cart: given = {}, customer } = options
  if (typeof document === 'undefined')
    throw new Error('createTestShop needs a page: run the test in happy-dom, jsdom or a browser')
  const facts = Object.hasOwn(sites, site) ? sites[site] : undefined
  if (!facts)
    throw new Error(`createTestShop: there is no site "${site}", allowed: ${Object.keys(sites).join(', ')}`)
  const { locale = facts.locale } = options
  const locales: readonly string[] = localesOf('cart')
  if (!locales.includes(locale))
    throw new Error(`createTestShop: there is no locale "${locale}", allowed: ${locales.join(', ')}`)

  const configured: ShopOptions = {}
  const report = createReport(configured)
  const failures = new PlannedFailures()
  const calls: RecordedCall[] = []

  const page = {
    configured,
    script: { src: document.baseURI, dataset: { site } },
    nonce: undefined,
    cookie: () => undefined,
    report,
  }
  const contents = completeCart(given)
  const { call, hold, nameMethod } = createCartInMemory(contents, failures)
  const { host, end } = createCartHost(page, call)
  const store = createStore()
  const cart = createCart(host, store, messagesIn(locale, host), site)
  const { add } = cart
  cart.add = (item) => {
    const { length } = store.get(pendingAtom)
    const result = add(item)
    const added = store.get(pendingAtom)[length]
    // The service only sees `setArticle`, but the test plans failures for `add`.
    if (added) nameMethod(added.request, 'add')
    return result
  }
  store.set(endReadAtom, contents, undefined)

  const timingListeners = new Set<(timing: ShopTiming) => void>()
  const timings: Timings = {
    subscribe(listener) {
      timingListeners.add(listener)
      return () => timingListeners.delete(listener)
    },
  }

  // It mounts nothing.
  const widgets = createWidgets(report)
  const shop = createShop({
    version,
    sites,
    configured,
    defaultSite: () => site,
    ready: Promise.resolve(),
    report,
    widgets,
    parts: {
      cart: loadedNow(cart),
      search: loadedNow({ open: async () => {}, close() {}, submit() {} }),
      customer: async () =>
        customer ? { ...LOGGED_OUT, loggedInOrRemembered: true, ...customer } : { ...LOGGED_OUT },
      mount: mountNothing(report),
      mountedWidgets: loadedNow({ preload: async (widget) => reportUnknown(report, widget) }),
      doctor: loadedNow({ doctor: async () => [] }),
      timings: loadedNow(timings),
    },
  })
  rejectAsPlanned(shop, failures, report)
  recordCalls(shop, calls)
  const requestTable = createRequestTable(window)
  const remove = installShop(
    {
      ...page,
      requestTable,
      shop,
      openCart: async () => cart,
      searches: new Set(),
      begun: new WeakMap(),
      fail: createFail(report),
      widgets,
    },
    end,
  )
  return {
    shop,
    calls,
    fail(method, code, limit) {
      checkFailure(method, code)
      failures.add(method, { code, limit })
    },
    hold,
    emit(type, detail) {
      if (type === 'timing') for (const listener of [...timingListeners]) listener(detail as ShopTiming)
      else document.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }))
    },
    remove,
  }
}
