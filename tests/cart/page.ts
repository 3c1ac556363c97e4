/** A cart on a host in memory. Tests advance its clock, and respond to its calls. */
import german, { cartPage, type CartTexts } from '../../locales/de-DE/cart.js'
import type { Translation } from '../../locales/translation.js'
import type { Cart } from '../../src/api/cart.js'
import { EMPTY_CART } from '../../src/api/empty-cart.js'
import { createCart } from '../../src/cart/create-cart.js'
import { createMessageOf, createMessages } from '../../src/cart/messages.js'
import { FakeStorage } from '../support/fake-storage.js'
import { createMemoryHost } from '../support/memory-host.js'
import { settle } from '../support/settle.js'

export const ADDRESS = '/service/cart/api/cart'
export const ADDRESS_FORCED = `${ADDRESS}?forceReload=true`

/** The shop of a page's cart, unless a test sets another. */
export const SHOP = 'https://www.shop.example/ DE'

export const cartWith = (part: Partial<Cart> = {}): Cart => ({ ...structuredClone(EMPTY_CART), ...part })

/** A cart with the given quantities, by product id. */
export const cartOf = (quantities: Record<string, number>, part: Partial<Cart> = {}): Cart =>
  cartWith({
    articles: Object.entries(quantities).map(([productId, quantity]) => ({ productId, tcm: 'A', quantity })),
    numberOfArticles: Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0),
    ...part,
  })

export interface CartPageSettings {
  locale?: string
  /** Called each time the cart loads its texts. */
  loadTexts?: () => Promise<Translation<CartTexts>>
  /** The cart in local storage, as text. */
  stored?: string
  /** Local storage, which several tabs may share. */
  local?: FakeStorage
  cookies?: Record<string, string>
  /** The shop of the cart, as the stored cart names it. */
  shop?: string
  /** Whether the browser prerenders the page. */
  isPrerendered?: boolean
}

/** @returns the cart with its host, its store, and functions to act on them */
export function createCartPage(settings: CartPageSettings = {}) {
  const { stored, cookies = {}, shop = SHOP } = settings
  const { local = new FakeStorage(stored === undefined ? {} : { cart: stored }) } = settings
  const memory = createMemoryHost({ local, cookies })
  const { host, store, calls, events } = memory
  if (settings.isPrerendered) Object.assign(memory.window.document, { prerendering: true })
  const { locale = 'de-DE', loadTexts = async () => german } = settings
  const messages = createMessages(
    async () => createMessageOf(locale, { ...cartPage, ...(await loadTexts()) }),
    () => host.report('LOAD_FAILED', 'the texts of the cart'),
  )
  const cart = createCart(host, store, messages, shop)

  return {
    ...memory,
    cart,
    /** The counts of all `cart-changed` events, in order. */
    counts: () =>
      events
        .filter(({ type }) => type === 'cart-changed')
        .map(({ detail }) => (detail as { itemCount: number }).itemCount),
    puts: () => calls.filter(({ request }) => request.method === 'PUT'),
    gets: () => calls.filter(({ request }) => request.method !== 'PUT'),
    open: () => calls.filter(({ isDone }) => !isDone),
    /** The cart in local storage, without the name of its shop. */
    stored() {
      const {
        shop: _shop,
        change: _change,
        ...stored
      } = JSON.parse(local.get('cart')!) as Record<string, unknown>
      return stored
    },
    /** Another tab has changed the entry in local storage. */
    storeInOtherTab: (newValue: string | null, key = 'cart', area: object = memory.window.localStorage) =>
      memory.dispatch('storage', { key, newValue, storageArea: area }),
    last: () => calls.at(-1)!,
    /** Lets the cart make its calls, and responds to the last one. */
    async respond(status: number, body?: unknown) {
      await settle()
      await calls.at(-1)!.respond(status, body)
    },
    /** Lets the cart make its calls, and ends the last one without a response. */
    async fail() {
      await settle()
      await calls.at(-1)!.fail()
    },
    /** Begins the first read, and responds with this cart. */
    async startWith(first: Cart = cartWith()) {
      void cart.load()
      await settle()
      await calls[0]!.respond(200, { cart: first })
    },
  }
}

export type CartPage = ReturnType<typeof createCartPage>

/** @returns a page whose cart has been read, with the given quantities by product id */
export async function openCart(quantities: Record<string, number> = {}, settings: CartPageSettings = {}) {
  const page = createCartPage(settings)
  await page.startWith(cartOf(quantities))
  return page
}
