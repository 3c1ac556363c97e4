/**
 * Creates `window.Shop`. All its methods can be called at once: those that need more code load it first and return a
 * promise. The object is never replaced, because host pages keep references to it.
 */
import { CART_METHODS, type CartApi, type CartMethod, type CartState } from '../api/cart.js'
import { LOGGED_OUT, type Customer } from '../api/customer.js'
import { EMPTY_CART_STATE } from '../api/empty-cart.js'
import type { WidgetName } from '../api/names.js'
import type { ShopOptions } from '../api/options.js'
import type { Finding } from '../api/doctor.js'
import type { SearchApi, Shop } from '../api/shop.js'
import type { ShopTiming } from '../api/timings.js'
import { codeOf, messageOf } from '../host/errors.js'
import type { PageStart } from '../host/page-start.js'
import type { Widgets } from '../host/widgets.js'
import { unclobbered } from '../host/unclobbered.js'
import { createPriceFormat, type SitePrices } from './format-price.js'
import type { LoadedOnce } from './load-once.js'
import { createCopier } from './own-copy.js'

/** What the methods use. The first call of a method loads its part; after a failure, the next call tries again. */
export interface ShopParts {
  readonly cart: LoadedOnce<CartApi>
  readonly search: LoadedOnce<SearchApi>
  readonly doctor: LoadedOnce<DoctorModule>
  readonly timings: LoadedOnce<Timings>
  readonly mountedWidgets: LoadedOnce<WidgetCode>
  customer(): Promise<Customer>
  mount(target: Element | string, widget: WidgetName, options: object): Promise<void>
  /** Called if a `LoadedOnce` cannot be loaded. The host page gets the error that it throws. */
  readonly fail?: (error: unknown) => never
}

export interface DoctorModule {
  doctor(): Promise<Finding[]>
}

export interface WidgetCode {
  /** @throws {ShopError} UNKNOWN_WIDGET, LOAD_FAILED, INTEGRITY, after reporting it */
  preload(widget: WidgetName): Promise<void>
}

export interface Timings {
  /** @returns a function that removes the listener; without listeners, nothing is measured */
  subscribe(listener: (timing: ShopTiming) => void): () => void
}

export interface ShopSettings {
  version: string
  sites: SitePrices
  /** The options and hooks from `configure`. The loaded code reads the same object. */
  configured: ShopOptions
  /** The site of the script tag. */
  defaultSite(): string | undefined
  ready: Promise<void>
  report: PageStart['report']
  widgets: Pick<Widgets, 'unmount'>
  parts: ShopParts
}

/** Host pages may ignore the promise. Without a handler, the browser would report its rejection as an error of the page. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

/** Loads the part, if necessary, and subscribes as soon as it is loaded. */
function subscribeTo<Listener>(
  part: LoadedOnce<{ subscribe(listener: Listener): () => void }>,
  fail: ShopParts['fail'],
  listener: Listener,
): () => void {
  void handled(part.load(fail))
  let stop = part.current()?.subscribe(listener)
  if (stop) return stop
  let isRemoved = false
  void handled(
    part.loaded.then((loaded) => {
      if (!isRemoved) stop = loaded.subscribe(listener)
    }),
  )
  return () => {
    isRemoved = true
    stop?.()
  }
}

const createLoggedOut = (): Customer => ({ ...LOGGED_OUT })

function createCartApi({ cart, fail }: ShopParts): CartApi {
  const { current, prepare, run: runInOrder } = cart
  const copyEmpty = createCopier<CartState>()
  const run = <T>(call: (cart: CartApi) => Promise<T>) => handled(runInOrder(call, fail))
  return {
    get state() {
      void prepare(fail)
      return current()?.state ?? copyEmpty(EMPTY_CART_STATE)
    },
    subscribe: (listener) => subscribeTo(cart, fail, listener),
    ...forwardMethods<CartApi, CartMethod>(CART_METHODS, run),
  }
}

function createSearchApi({ search: { run }, fail }: ShopParts): SearchApi {
  return {
    open: () => handled(run((search) => search.open(), fail)),
    close: () => void handled(run((search) => search.close(), fail)),
    submit: (term) => void handled(run((search) => search.submit(term), fail)),
  }
}

export function createShop({
  version,
  sites,
  configured,
  defaultSite,
  ready,
  report,
  widgets,
  parts,
}: ShopSettings): Shop {
  const formatPrice = createPriceFormat(sites, () => configured.site ?? defaultSite())
  /** Throws an error and also reports it. */
  const refuse = (message: string): never => {
    throw report('INVALID_ARGUMENT', message)
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
          // An error that a method of `Shop` threw has already been reported.
          if (!codeOf(error)) report('INVALID_ARGUMENT', `a function of Shop.push threw: ${messageOf(error)}`)
        }
    },
    configure(options) {
      if (typeof options !== 'object' || options === null || Array.isArray(options))
        refuse('Shop.configure: "options" must be an object')
      Object.assign(configured, options)
    },
    mount: (target, widget, options = {}) => handled(parts.mount(target, widget, options)),
    preload: (widget) => handled(parts.mountedWidgets.run((mounted) => mounted.preload(widget), parts.fail)),
    unmount: (target) => parts.mountedWidgets.inTurn(() => widgets.unmount(target)),
    on(type, listener) {
      if (typeof listener !== 'function') refuse('Shop.on: "listener" must be a function')
      if (type === 'timing')
        return subscribeTo(parts.timings, parts.fail, listener as (timing: ShopTiming) => void)
      const onEvent = (event: Event) => listener((event as CustomEvent).detail)
      const { addEventListener, removeEventListener } = unclobbered(document)
      addEventListener(type, onEvent)
      return () => removeEventListener(type, onEvent)
    },
    formatPrice(amount, site) {
      if (!Number.isFinite(amount)) refuse('Shop.formatPrice: "amount" must be a finite number')
      return formatPrice(amount, site)
    },
    cart: createCartApi(parts),
    search: createSearchApi(parts),
    // If its code cannot be loaded, that is reported, and the host page gets a logged-out customer.
    customer: () => parts.customer().catch(parts.fail).catch(createLoggedOut),
    doctor: () => handled(parts.doctor.run(({ doctor }) => doctor(), parts.fail)),
  }
  return shop
}

type Method = (...args: unknown[]) => unknown

/** Creates a method for each name, so that each list of methods is written once. */
export function createMethods<T extends object, N extends keyof T & string>(
  names: readonly N[],
  create: (name: N) => Method,
): Pick<T, N> {
  const methods: Partial<Record<N, Method>> = {}
  for (const name of names) methods[name] = create(name)
  return methods as Pick<T, N>
}

/**
 * Creates methods that call those of another object.
 *
 * @param use  looks the object up at each call, and passes it to the function that it gets
 */
export const forwardMethods = <T extends object, N extends keyof T & string>(
  names: readonly N[],
  use: (call: (target: T) => Promise<unknown>) => unknown,
): Pick<T, N> =>
  createMethods<T, N>(
    names,
    (name) =>
      (...args) =>
        use((target) => (target[name] as Method)(...args) as Promise<unknown>),
  )
