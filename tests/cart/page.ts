/** A cart on a host in memory. Tests advance its clock, and respond to its calls. */
import german, { cartPage, type CartTexts } from '../../locales/de-DE/cart.js'
import type { Translation } from '../../locales/translation.js'
import type { Cart } from '../../src/api/cart.js'
import { EMPTY_CART } from '../../src/api/empty-cart.js'
import { createCart } from '../../src/cart/create-cart.js'
import { createMessageOf, createMessages } from '../../src/cart/messages.js'
import { createMemoryHost } from '../support/memory-host.js'
import { settle } from '../support/settle.js'

export const ADDRESS = '/service/cart/api/cart'
export const ADDRESS_FORCED = `${ADDRESS}?forceReload=true`

export const cartWith = (part: Partial<Cart> = {}): Cart => ({ ...structuredClone(EMPTY_CART), ...part })

/** A cart with the given quantities, by product id. */
export const cartOf = (quantities: Record<string, number>, part: Partial<Cart> = {}): Cart =>
  cartWith({
    articles: Object.entries(quantities).map(([productId, quantity]) => ({ productId, tcm: 'A', quantity })),
    numberOfArticles: Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0),
    ...part,
  })

interface CartPageSettings {
  locale?: string
  /** Called each time the cart loads its texts. */
  loadTexts?: () => Promise<Translation<CartTexts>>
  /** The cart in local storage, as text. */
  stored?: string
  cookies?: Record<string, string>
  /** Local storage keeps nothing, but does not throw. */
  isStorageForbidden?: boolean
}

/** @returns the cart with its host, its store, and functions to act on them */
export function createCartPage(settings: CartPageSettings = {}) {
  const { stored, cookies = {}, isStorageForbidden = false } = settings
  const memory = createMemoryHost({
    stored: stored === undefined ? {} : { cart: stored },
    cookies,
    isStorageForbidden,
  })
  const { host, store, calls, events } = memory
  const { locale = 'de-DE', loadTexts = async () => german } = settings
  const messages = createMessages(
    async () => createMessageOf(locale, { ...cartPage, ...(await loadTexts()) }),
    () => host.report('LOAD_FAILED', 'the texts of the cart'),
  )
  const cart = createCart(host, store, messages)

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
    last: () => calls.at(-1)!,
    /** Begins the first read, and responds with this cart. */
    async startWith(first: Cart = cartWith()) {
      void cart.load()
      await settle()
      await calls[0]!.respond(200, { cart: first })
    },
  }
}

export type CartPage = ReturnType<typeof createCartPage>
