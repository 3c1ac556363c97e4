/**
 * The shop's services for tests of a host page. They are the services of the reference shop (`examples/shop/services/`), for
 * one visitor, without a server.
 */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { createMemory, provideMemory, type ShopEnv } from '../../examples/shop/context.js'
import type { CookieJar } from '../../examples/shop/cookies.js'
import { pictureService } from '../../examples/shop/drawing/pictures.js'
import { CONNECTION_LOST } from '../../examples/shop/faults/connection.js'
import type { CallName } from '../../examples/shop/faults/names.js'
import { emptyCart, type CartContents } from '../../examples/shop/services/cart-contents.js'
import { ROLES, logInAs, type Role } from '../../examples/shop/services/customer.js'
import type { Customer } from '../../examples/shop/services/customers.js'
import { services } from '../../examples/shop/services/index.js'
import type { Mail, Subscriber, SupportRequest } from '../../examples/shop/services/mailbox.js'
import type { DeliveredPromotion } from '../../examples/shop/services/promotions.js'
import { VISITOR_COOKIE } from '../../examples/shop/visitors.js'
import { SITE_NAMES, type Site } from '../api/names.js'
import { faultFor, type FaultOf } from './faults.js'

/** Who a visitor can be: a customer, a customer who is remembered from an earlier visit, or the shop's staff. */
export type MockLogin = Exclude<Role, 'visitor'>

/** What a test puts into the cart. `tcm` is the variant of an article, by default `A`. */
export interface MockCart {
  articles?: ReadonlyArray<{ productId: string; tcm?: string; quantity: number }>
  freeArticles?: CartContents['freeArticles']
  giftCards?: ReadonlyArray<{ productId: string; tcm?: string }>
  partnerProducts?: readonly string[]
  subscriptions?: readonly string[]
  /** What is wrong with the first entry of a list, such as `soldOut`. */
  troubles?: CartContents['troubles']
}

export interface MockShopOptions {
  /**
   * The site for calls that name no site.
   *
   * @default DE
   */
  site?: Site | undefined
  cart?: MockCart | undefined
  /** The visitor's newsletter status. */
  newsletterStatus?: MockShop['newsletterStatus']
  /** Whether the editors have content for the footer (`SHOP_FOOTER`). */
  hasFooterContent?: boolean | undefined
  /** Promotions that replace those of the shop, by id; `null` removes one. */
  promotions?: Readonly<Record<string, DeliveredPromotion | null>> | undefined
  /** Returns the current time of the shop. */
  now?: (() => Date) | undefined
}

/** The visitor and the services of a test. A test can change them while a page is open: the next call uses the new values. */
export interface MockShop {
  site: Site
  /** The cart that the service has stored. A test may change it, or assign another cart. */
  get cart(): CartContents
  set cart(cart: MockCart)
  newsletterStatus: 'WAITING_FOR_DOI' | 'SUBSCRIBED' | undefined
  hasFooterContent: boolean
  /** What the visitor has sent, newest first. */
  readonly outbox: {
    readonly subscribers: readonly Subscriber[]
    readonly mails: readonly Mail[]
    readonly requests: readonly SupportRequest[]
  }
  /** Replaces a promotion of the shop; `null` removes it. */
  setPromotion(id: string, promotion: DeliveredPromotion | null): void
  /**
   * Makes calls fail, until `clearFaults`.
   *
   * @param call   the name of a call, such as `cart-change`, or of a group of calls: `cart` or `all`
   * @param fault  a status, an error code of the service, or a mode such as `hang` or `slow:2000`
   * @param times  the number of calls that fail; by default all
   * @throws {Error} for a name or a fault that does not exist
   */
  fail<C extends CallName>(call: C, fault: FaultOf<C>, times?: number): void
  clearFaults(): void
  /** Logs the visitor in. An open page notices this when it is reloaded. */
  logIn(login?: MockLogin, details?: Partial<Omit<Customer, 'loginId'>>): Promise<void>
  logOut(): Promise<void>
}

export interface MockServices {
  shop: MockShop
  /**
   * @returns the service's response; `undefined` if the address belongs to no service; `lost` if a fault cuts the connection
   */
  respond(request: Request): Promise<Response | 'lost' | undefined>
}

interface Settings {
  /** Sets the page's cookies. Called after each change, with all cookies, and the names of those that were removed. */
  setCookies: (cookies: ReadonlyMap<string, string>, removed: readonly string[]) => Promise<void> | void
  /** More routes, such as those of the CDN's files. */
  routes?: ReadonlyArray<Hono<ShopEnv>>
}

const DEFAULT_TCM = 'A'

const cartFrom = (given: MockCart): CartContents => {
  const { articles = [], freeArticles = [], giftCards = [], partnerProducts = [] } = given
  const { subscriptions = [], troubles = [] } = given
  return {
    ...emptyCart(),
    articles: articles.map((line) => ({ tcm: DEFAULT_TCM, ...line })),
    freeArticles: [...freeArticles],
    giftCards: giftCards.map((card) => ({ tcm: DEFAULT_TCM, ...card })),
    partnerProducts: [...partnerProducts],
    subscriptions: [...subscriptions],
    troubles: [...troubles],
  }
}

/** @throws {Error} */
function checkSite(site: Site): Site {
  if (SITE_NAMES.includes(site)) return site
  throw new Error(`there is no site "${site}", allowed: ${SITE_NAMES.join(', ')}`)
}

const NO_SUCH_CALL = 'X-No-Such-Call'
/** The path of the kit's own call. It logs the visitor in, which needs the context of a request. */
const SESSION = '/test-kit/session'

export function createMockServices(options: MockShopOptions, settings: Settings): MockServices {
  const memory = createMemory(
    {
      partnerOrigins: [],
      untrustedOrigins: [],
      openFragments: () => Promise.reject(new Error('the test kit has no pages')),
      now: options.now ?? (() => new Date()),
    },
    checkSite(options.site ?? 'DE'),
  )
  const visitor = memory.visitors.findOrCreate(undefined)
  const jar: CookieJar = new Map([[VISITOR_COOKIE, visitor.id]])
  let role: Role = 'visitor'
  let details: Partial<Omit<Customer, 'loginId'>> = {}

  const app = new Hono<ShopEnv>()
    .use(provideMemory(memory), async (c, next) => {
      c.set('jar', jar)
      c.set('visitor', visitor)
      await next()
    })
    // A test's page may be on any origin.
    .use(cors({ origin: (origin) => origin, credentials: true }))
    .post(SESSION, async (c) => {
      await logInAs(c, role, details)
      return c.body(null, 204)
    })
    .route('/', pictureService)
    .route('/', services)
  for (const routes of settings.routes ?? []) app.route('/', routes)
  app.notFound((c) => c.body(null, 404, { [NO_SUCH_CALL]: '1' }))
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse()
    throw error
  })

  /** The cookies that the page gets: all except the kit's own, which identifies the visitor. */
  const visible = () => new Map([...jar].filter(([name]) => name !== VISITOR_COOKIE))
  let shown = visible()
  const showCookies = async () => {
    const before = shown
    shown = visible()
    const isSame =
      before.size === shown.size && [...shown].every(([name, value]) => before.get(name) === value)
    if (!isSame)
      await settings.setCookies(
        shown,
        [...before.keys()].filter((name) => !shown.has(name)),
      )
  }

  const enter = async (newRole: Role, newDetails: typeof details) => {
    if (!ROLES.includes(newRole))
      throw new Error(`logIn: there is no visitor "${newRole}", allowed: ${ROLES.join(', ')}`)
    role = newRole
    details = newDetails
    await app.request(SESSION, { method: 'POST' })
    await showCookies()
  }

  const shop: MockShop = {
    get site() {
      return visitor.site
    },
    set site(site) {
      visitor.site = checkSite(site)
    },
    get cart(): CartContents {
      return visitor.cart
    },
    set cart(cart: MockCart) {
      visitor.cart = cartFrom(cart)
    },
    get newsletterStatus() {
      return visitor.newsletterStatus
    },
    set newsletterStatus(status) {
      visitor.newsletterStatus = status
    },
    get hasFooterContent() {
      return visitor.hasFooterContent
    },
    set hasFooterContent(has) {
      visitor.hasFooterContent = has
    },
    outbox: memory.mailbox,
    setPromotion: (id, promotion) => void memory.promotions.set(id, promotion ?? undefined),
    fail: (call, fault, times) => void visitor.faults.push(faultFor(call, fault, times)),
    clearFaults() {
      visitor.faults.length = 0
    },
    logIn: (newRole = 'customer', newDetails = {}) => enter(newRole, newDetails),
    logOut: () => enter('visitor', {}),
  }
  shop.cart = options.cart ?? {}
  shop.newsletterStatus = options.newsletterStatus
  shop.hasFooterContent = options.hasFooterContent ?? false
  for (const [id, promotion] of Object.entries(options.promotions ?? {})) shop.setPromotion(id, promotion)

  return {
    shop,
    async respond(request) {
      const response = await app.fetch(request)
      await showCookies()
      if (response.headers.has(CONNECTION_LOST)) return 'lost'
      return response.headers.has(NO_SUCH_CALL) ? undefined : response
    },
  }
}
