import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartApi } from '../../src/api/cart.js'
import { EMPTY_CART_STATE } from '../../src/api/empty-cart.js'
import type { Site } from '../../src/api/names.js'
import type { ShopOptions } from '../../src/api/options.js'
import type { SearchApi, Shop } from '../../src/api/shop.js'
import { createWidgets, type Widgets } from '../../src/host/widgets.js'
import { createShop, type DoctorModule, type Timings, type WidgetCode } from '../../src/page/create-shop.js'
import { loadOnce } from '../../src/page/load-once.js'
import { createCartOpener } from '../../src/page/open-cart.js'
import { createFail } from '../../src/page/report.js'
import { recordFailures, type Failure } from '../support/fail.js'
import { settle } from '../support/settle.js'

let shop: Shop
let configured: ShopOptions
let failures: Failure[]
/** How often loading the cart's code was attempted. */
let cartAttempts: number
let finishLoadingCart: (cart: CartApi) => void
let failLoadingCart: (error: Error) => void
let widgets: Widgets
let widgetAttempts: number
let failLoadingWidgets: (error: Error) => void
let finishLoadingTimings: (timings: Timings) => void

const reports = () => failures.map(({ code, message }) => `${code}: ${message}`)

/** A promise that never settles. The methods tested here need no further code. */
const never = <T>() => new Promise<T>(() => {})

beforeEach(() => {
  configured = {}
  cartAttempts = 0
  widgetAttempts = 0
  const recorded = recordFailures()
  failures = recorded.failures
  widgets = createWidgets(recorded.report)
  shop = createShop({
    version: '1.2.3',
    sites: {
      DE: { locale: 'de-DE', currency: 'EUR', symbol: '' },
      CH: { locale: 'de-CH', currency: 'CHF', symbol: 'CHF' },
    },
    configured,
    defaultSite: () => undefined,
    ready: Promise.resolve(),
    report: recorded.report,
    widgets,
    parts: {
      cart: createCartOpener(
        () =>
          new Promise<CartApi>((resolve, reject) => {
            cartAttempts++
            finishLoadingCart = resolve
            failLoadingCart = reject
          }),
        window,
      ),
      search: loadOnce(never<SearchApi>),
      customer: () => Promise.reject(new Error('offline')),
      mount: never,
      mountedWidgets: loadOnce(
        () =>
          new Promise<WidgetCode>((_resolve, reject) => {
            widgetAttempts++
            failLoadingWidgets = reject
          }),
      ),
      doctor: loadOnce(never<DoctorModule>),
      timings: loadOnce(
        () =>
          new Promise<Timings>((resolve) => {
            finishLoadingTimings = resolve
          }),
      ),
      fail: createFail(recorded.report),
    },
  })
})

describe('Shop.on', () => {
  it.each([undefined, null, 'listener', {}])(
    'throws for the listener %j, and reports the error',
    (listener) => {
      expect(() => shop.on('cart-changed', listener as never)).toThrow(
        expect.objectContaining({
          name: 'ShopError',
          code: 'INVALID_ARGUMENT',
          message: 'Shop.on: "listener" must be a function',
        }),
      )
      expect(reports()).toEqual(['INVALID_ARGUMENT: Shop.on: "listener" must be a function'])
    },
  )
})

describe("Shop.on('timing')", () => {
  const listeners = new Set<unknown>()
  const timings: Timings = {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }

  it('subscribes when the code has been loaded, until the listener is removed', async () => {
    const [first, second] = [() => {}, () => {}]
    const stop = shop.on('timing', first)
    shop.on('timing', second)()
    finishLoadingTimings(timings)
    await settle()
    expect([...listeners]).toEqual([first])
    stop()
    expect(listeners.size).toBe(0)
  })

  it('is no DOM event', () => {
    const listener = vi.fn()
    shop.on('timing', listener)
    document.dispatchEvent(new CustomEvent('timing'))
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('Shop.customer', () => {
  it('is logged out if its code cannot be loaded, and reports that', async () => {
    expect(await shop.customer()).toEqual({
      initialized: true,
      loggedInOrRemembered: false,
      customerName: '',
      loyaltyBeans: 0,
      communityMember: false,
      shopCardMember: false,
    })
    expect(reports()).toEqual(['LOAD_FAILED: offline'])
  })
})

describe('Shop.unmount', () => {
  it('ends a placeholder’s widget at once, and loads no code for it', () => {
    const element = document.body.appendChild(document.createElement('div'))
    const { signal } = widgets.open(element, 'footer')
    shop.unmount(element)
    expect(signal.aborted).toBe(true)
    expect(widgetAttempts).toBe(0)
  })

  it('comes after the calls that wait for code, also if that cannot be loaded', async () => {
    const element = document.body.appendChild(document.createElement('div'))
    const { signal } = widgets.open(element, 'footer')
    const preloaded = shop.preload('footer')
    shop.unmount(element)
    expect(signal.aborted).toBe(false)
    failLoadingWidgets(new Error('offline'))
    await expect(preloaded).rejects.toMatchObject({ code: 'LOAD_FAILED' })
    await settle()
    expect(signal.aborted).toBe(true)
    expect(widgetAttempts).toBe(1)
  })
})

describe('Shop.configure', () => {
  it('keeps options that were configured before', () => {
    shop.configure({ site: 'AT' })
    shop.configure({ locale: 'en' })
    expect(configured).toEqual({ site: 'AT', locale: 'en' })
  })

  it.each([null, undefined, 'AT', 7, [], () => {}])(
    'throws for %j, reports it, and changes nothing',
    (options) => {
      shop.configure({ site: 'AT' })
      expect(() => shop.configure(options as never)).toThrow(
        expect.objectContaining({
          code: 'INVALID_ARGUMENT',
          message: 'Shop.configure: "options" must be an object',
        }),
      )
      expect(reports()).toHaveLength(1)
      expect(configured).toEqual({ site: 'AT' })
    },
  )
})

describe('Shop.push', () => {
  it('reports an invalid call in a function once', () => {
    shop.push(({ configure }) => configure(null as never))
    expect(reports()).toEqual(['INVALID_ARGUMENT: Shop.configure: "options" must be an object'])
  })

  it.each([null, undefined, 'text'])('reports a function that throws %j', (thrown) => {
    shop.push(() => {
      throw thrown
    })
    expect(reports()).toEqual([`INVALID_ARGUMENT: a function of Shop.push threw: ${String(thrown)}`])
  })

  const fail = () => {
    throw new Error('nobody can read this')
  }
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()
  it.each([
    ['no conversion to a text', Object.create(null), 'an unreadable value'],
    ['a conversion that throws', { toString: fail }, 'an unreadable value'],
    [
      'a message that throws',
      Object.defineProperty(new Error(), 'message', { get: fail }),
      'an unreadable value',
    ],
    ['a name that throws', Object.defineProperty(new Error('why'), 'name', { get: fail }), 'why'],
    ['no access at all', revoked.proxy, 'an unreadable value'],
  ])(
    'runs the next function after one that throws a value with %s, and reports it',
    (_name, thrown, text) => {
      const next = vi.fn()
      shop.push(() => {
        throw thrown
      }, next)
      expect(next).toHaveBeenCalledOnce()
      expect(reports()).toEqual([`INVALID_ARGUMENT: a function of Shop.push threw: ${text}`])
    },
  )

  it('reports an error of the page that has a code', () => {
    shop.push(() => {
      throw Object.assign(new Error('the page has aborted it'), { code: 'ABORTED' })
    })
    expect(reports()).toEqual(['INVALID_ARGUMENT: a function of Shop.push threw: the page has aborted it'])
  })
})

describe('Shop.formatPrice', () => {
  it.each([
    [0, '0,00'],
    [-0, '0,00'],
    [-0.001, '0,00'],
    [-0.0049, '0,00'],
    [-0.005, '-0,01'],
    [-1, '-1,00'],
    [0.005, '0,01'],
    [1234.5, '1.234,50'],
  ])('formats %d as %s', (amount, text) => expect(shop.formatPrice(amount)).toBe(text))

  it('finds the site in lower case, and takes an unknown one for DE', () => {
    expect(shop.formatPrice(1, 'ch' as Site)).toBe('1.00\u00a0CHF')
    expect(shop.formatPrice(1, 'XX' as Site)).toBe('1,00')
    expect(shop.formatPrice(1, 'constructor' as Site)).toBe('1,00')
  })

  it.each([[Object.create(null)], [{ toString: null }], [['CH']], [7], [Symbol('CH')]])(
    'takes a site that is no text for DE, and also one from configure',
    (site) => {
      expect(shop.formatPrice(1, site as never)).toBe('1,00')
      shop.configure({ site: site as never })
      expect(shop.formatPrice(1)).toBe('1,00')
    },
  )

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, null, '9.90'])(
    'throws for the amount %j, and reports it, instead of a price that is none',
    (amount) => {
      const message = 'Shop.formatPrice: "amount" must be a finite number'
      expect(() => shop.formatPrice(amount as never)).toThrow(
        expect.objectContaining({ name: 'ShopError', code: 'INVALID_ARGUMENT', message }),
      )
      expect(reports()).toEqual([`INVALID_ARGUMENT: ${message}`])
    },
  )
})

describe('Shop.version', () => {
  it('cannot be overwritten', () => {
    const open = shop as { version: string }
    expect(() => {
      open.version = '9.9.9'
    }).toThrow(TypeError)
    expect(Reflect.set(open, 'version', '9.9.9')).toBe(false)
    expect(shop.version).toBe('1.2.3')
  })
})

describe('Shop.cart', () => {
  const item = { productId: '42', quantity: 1 }
  const gone = { productId: '42', quantity: 0 }

  /** A cart that records the quantities that it is told to set. */
  function createCart(onSet = () => {}) {
    const quantities: number[] = []
    const listeners: Array<() => void> = []
    const cart = {
      load: async () => undefined,
      async setArticle({ quantity }: { quantity: number }) {
        quantities.push(quantity)
        for (const listener of listeners) listener()
        onSet()
      },
      subscribe: (listener: () => void) => void listeners.push(listener),
    } as Partial<Record<keyof CartApi, unknown>> as CartApi
    return { cart, quantities }
  }

  it('has an empty state before its code is loaded, which host pages cannot change for others', () => {
    const { state } = shop.cart
    expect(shop.cart.state).toBe(state)
    state.itemCount = 7
    state.cart.articles.push({ productId: '42', quantity: 7 })
    expect(shop.cart.state).toMatchObject({ itemCount: 0, busy: true, cart: { articles: [] } })
    expect(EMPTY_CART_STATE).toMatchObject({ itemCount: 0, cart: { articles: [] } })
  })

  it('makes a change at once when its code is loaded, and calls a listener that was added just before', async () => {
    const { cart, quantities } = createCart()
    const loaded = shop.cart.load()
    finishLoadingCart(cart)
    await loaded
    let calls = 0
    shop.cart.subscribe(() => (calls += 1))
    void shop.cart.setArticle(item)
    expect(quantities).toEqual([1])
    expect(calls).toBe(1)
  })

  it('makes the changes that were waiting for its code before those that a listener makes', async () => {
    let isFirst = true
    const { cart, quantities } = createCart(() => {
      if (isFirst) void shop.cart.setArticle({ productId: '42', quantity: 3 })
      isFirst = false
    })
    const waiting = [shop.cart.setArticle(item), shop.cart.setArticle(gone)]
    finishLoadingCart(cart)
    await Promise.all(waiting)
    await shop.cart.load()
    expect(quantities).toEqual([1, 0, 3])
  })

  it.each([
    ['the window', () => window],
    ['the document', () => document],
    ['an element', () => document.body],
  ])('is read anew if %s has said before its code was loaded that it has changed', async (_name, target) => {
    const loads: unknown[] = []
    const { cart } = createCart()
    shop.cart.subscribe(() => {})
    target().dispatchEvent(new Event('cart-update'))
    finishLoadingCart({ ...cart, load: async (options) => void loads.push(options) as never })
    await vi.waitFor(() => expect(loads).toEqual([{ force: true }]))
  })

  it.each([true, false])(
    'is read anew if the back/forward cache has restored the page before its code was loaded: %s',
    async (persisted) => {
      const loads: unknown[] = []
      const { cart } = createCart()
      shop.cart.subscribe(() => {})
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
      finishLoadingCart({ ...cart, load: async (options) => void loads.push(options) as never })
      await settle()
      expect(loads).toEqual([{ force: persisted }])
    },
  )

  describe('whose code cannot be loaded', () => {
    /** The mini cart of the page shows the state at the beginning, and again after each error. */
    const showState = () => void shop.cart.state
    const fail = async () => {
      failLoadingCart(new Error('no connection'))
      await settle()
    }
    beforeEach(() => {
      document.addEventListener('shop-error', showState)
      return () => document.removeEventListener('shop-error', showState)
    })

    it('is not loaded again because the page reads its state', async () => {
      showState()
      await fail()
      showState()
      expect(cartAttempts).toBe(1)
      expect(reports()).toEqual(['LOAD_FAILED: no connection'])
    })

    it('is loaded again for a call, and its state can then be read', async () => {
      showState()
      await fail()
      const loaded = shop.cart.load()
      expect(cartAttempts).toBe(2)
      const state = { itemCount: 3 }
      finishLoadingCart({ ...createCart().cart, state } as never)
      await loaded
      expect(shop.cart.state).toBe(state)
    })

    it('is loaded again when its state is read 15 s later', async () => {
      const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
      showState()
      now.mockReturnValue(9000)
      await fail()
      now.mockReturnValue(23_999)
      showState()
      expect(cartAttempts).toBe(1)
      now.mockReturnValue(24_000)
      showState()
      expect(cartAttempts).toBe(2)
      await fail()
      expect(cartAttempts).toBe(2)
    })
  })

  it('makes a change at once after an attempt to load its code has failed', async () => {
    const failed = shop.cart.setArticle(item)
    failLoadingCart(new Error('no connection'))
    await expect(failed).rejects.toThrow('no connection')
    const { cart, quantities } = createCart()
    const loaded = shop.cart.load()
    finishLoadingCart(cart)
    await loaded
    void shop.cart.setArticle(gone)
    expect(quantities).toEqual([0])
  })
})
