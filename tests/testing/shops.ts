/** The two shops that the contract test compares: the real `window.Shop`, and the test shop. */
import { Hono } from 'hono'
import type { CartErrorCode } from '../../src/api/cart.js'
import type { ShopErrorCode } from '../../src/api/errors.js'
import type { Shop } from '../../src/api/shop.js'
import { createShopError } from '../../src/host/errors.js'
import { createWidgets } from '../../src/host/widgets.js'
import { createOwnPageStart } from '../../src/npm/own-page-start.js'
import { createShop, type ShopParts } from '../../src/page/create-shop.js'
import { loadOnce } from '../../src/page/load-once.js'
import { startPage, type Page } from '../../src/page/page.js'
import { createFail, createReport } from '../../src/page/report.js'
import { createTestShop } from '../../src/testing/create-test-shop.js'
import type { FailingMethod, FailureCode } from '../../src/testing/shop-failures.js'
import { createMemory, provideMemory, type ShopEnv } from '../../examples/shop/context.js'
import type { CookieJar } from '../../examples/shop/cookies.js'
import { emptyCart } from '../../examples/shop/services/cart-contents.js'
import { logInAs } from '../../examples/shop/services/customer.js'
import { services } from '../../examples/shop/services/index.js'
import { VISITOR_COOKIE } from '../../examples/shop/visitors.js'

type CartMethod = Extract<FailingMethod, `cart.${string}`>

interface Entries {
  articles?: ReadonlyArray<{ productId: string; tcm: string; quantity: number }>
  freeArticles?: ReadonlyArray<{ productId: string; campaignId: string }>
  giftCards?: ReadonlyArray<{ productId: string; tcm: string }>
  partnerProducts?: readonly string[]
  subscriptions?: readonly string[]
}

export interface OpenShop {
  shop: Shop
  /** Makes the service refuse the next call of this method. */
  refuse(method: Exclude<CartMethod, 'cart.restore' | 'cart.message'>, code: CartErrorCode): void
  /** Makes the service hold its responses until the returned function is called. */
  hold(): () => void
}

export interface ShopKind {
  name: string
  /** Opens a page whose cart has these entries, and has been read. */
  open(cart?: Entries, isCustomer?: boolean): Promise<OpenShop>
  /** Opens a page on which a method’s code cannot be loaded, or the search is missing. */
  openFailing(method: FailingMethod, code: ShopErrorCode): Shop
}

/** Cleans up after the previous test’s shop. */
let close = () => {}

/** The services of the reference shop, for one visitor. They get no cookies by a header, because happy-dom removes those. */
function openServices() {
  const memory = createMemory(
    {
      partnerOrigins: [],
      untrustedOrigins: [],
      now: () => new Date(),
    },
    'DE',
  )
  const visitor = memory.visitors.findOrCreate(undefined)
  const cookies: CookieJar = new Map([[VISITOR_COOKIE, visitor.id]])
  const app = new Hono<ShopEnv>()
    .use(provideMemory(memory), async (c, next) => {
      c.set('jar', cookies)
      c.set('visitor', visitor)
      await next()
    })
    .post('/log-in', async (c) => {
      await logInAs(c, 'customer')
      return c.body(null, 204)
    })
    .route('/', services)
  return { app, visitor, cookies }
}

const openReal: ShopKind['open'] = async (cart = {}, isCustomer = false) => {
  close()
  const { app, visitor, cookies } = openServices()
  visitor.cart = { ...emptyCart(), ...structuredClone(cart) } as typeof visitor.cart
  if (isCustomer) await app.request('/log-in', { method: 'POST' })
  let gate = Promise.resolve()
  window.fetch = (async (address: string, init: RequestInit) => {
    await gate
    return app.fetch(new Request(address, init))
  }) as typeof fetch
  window.localStorage.clear()
  const page: Page = startPage(
    { ...createOwnPageStart(() => page), cookie: (name) => cookies.get(name) },
    window,
  )
  const { shop } = page
  shop.configure({ apiBase: 'https://shop.example' })
  await shop.cart.load()
  return {
    shop,
    refuse: (method, code) =>
      void visitor.faults.push({
        name: method === 'cart.load' ? 'cart-read' : 'cart-change',
        mode: 'error',
        value: code,
        left: 1,
      }),
    hold() {
      let release!: () => void
      gate = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
  }
}

/** A shop whose code cannot be loaded. */
const openRealFailing: ShopKind['openFailing'] = (method, code) => {
  const report = createReport({})
  const failing = <T>() => loadOnce<T>(() => Promise.reject(createShopError(code, `${method}: ${code}`)))
  const parts: ShopParts = {
    cart: failing(),
    search: failing(),
    doctor: failing(),
    timings: failing(),
    mountedWidgets: failing(),
    customer: () => Promise.reject(new Error(code)),
    mount: () => Promise.reject(report(code as never, code)),
    fail: createFail(report),
  }
  return createShop({
    version: '1.0.0',
    sites: {},
    configured: {},
    defaultSite: () => undefined,
    ready: Promise.resolve(),
    report,
    widgets: createWidgets(report),
    parts,
  })
}

const LIMITS: Partial<Record<CartErrorCode, number>> = {
  ITEM_LIMIT: 10,
  AVAILABILITY_LIMIT: 3,
  CART_LIMIT: 50,
}

const openFake: ShopKind['open'] = async (
  { articles = [], giftCards = [], freeArticles = [], partnerProducts = [], subscriptions = [] } = {},
  isCustomer = false,
) => {
  close()
  const test = createTestShop({
    cart: {
      articles: [...articles],
      giftCards: giftCards.map((card) => ({ article: { quantity: 1, ...card } })),
      freeArticles: freeArticles.map((free) => ({ quantity: 1, ...free })),
      partnerProducts: partnerProducts.map((partnerProductId) => ({ partnerProductId, totalQuantity: 1 })),
      subscriptions: subscriptions.map((id) => ({ subscriptionConfigurationId: id })),
    },
    ...(isCustomer && {
      customer: {
        customerName: 'Jana Beispiel',
        loyaltyBeans: 120,
        communityMember: true,
        shopCardMember: true,
      },
    }),
  })
  close = test.remove
  return {
    shop: test.shop,
    refuse: (method, code) => test.fail(method, code, LIMITS[code]),
    hold: test.hold,
  }
}

const openFakeFailing: ShopKind['openFailing'] = (method, code) => {
  const test = createTestShop()
  close = test.remove
  test.fail(method, code as FailureCode<typeof method>)
  return test.shop
}

export const SHOPS: ShopKind[] = [
  { name: 'the real shop', open: openReal, openFailing: openRealFailing },
  { name: 'the test shop', open: openFake, openFailing: openFakeFailing },
]
