/**
 * The words that the loader, the widgets and the host page share: names and types, no code beyond lists.
 * A DOM event, an API method or an error code is added here first; the type checker then asks for the rest.
 *
 * @see interface.md §2 (window.Shop), §3 (DOM events)
 */

export type WidgetName = 'header' | 'footer' | 'newsletter' | 'support' | 'preview'
export type Site = 'DE' | 'AT' | 'CH' | 'CH_FR' | 'CZ' | 'HU' | 'PL' | 'SK' | 'TR'
export type Platform = 'CLASSIC' | 'TABLET' | 'MATCH' | 'SMARTPHONE'
export type ShopErrorCode =
  | 'INVALID_ARGUMENT'
  | 'UNKNOWN_WIDGET'
  | 'NOT_FOUND'
  | 'LOAD_FAILED'
  | 'INTEGRITY'
  | 'RENDER_FAILED'
  | 'CALL_FAILED'

/** What every rejected promise of the API and every `onError` call carries. */
export interface ShopError extends Error {
  readonly code: ShopErrorCode
}

export type CartErrorCode =
  | 'UNKNOWN'
  | 'CARTSTORAGE_UNAVAILABLE'
  | 'PRODUCTDATA_UNAVAILABLE'
  | 'PRICE_UNAVAILABLE'
  | 'NOT_MODIFIED'
  | 'ITEM_LIMIT'
  | 'AVAILABILITY_LIMIT'
  | 'CART_LIMIT'

/** Whole pieces; the service gives either form. */
export type Quantity = number | { quantity: number }

export interface Article {
  productId: string
  tcm?: string | undefined
  title?: string | undefined
  quantity: Quantity
  availability?: string | undefined
  campaignId?: string | undefined
}
export interface GiftCard {
  article: Article
}
export interface PartnerProduct {
  partnerProductId: string
  totalQuantity: number
}
export interface Subscription {
  subscriptionConfigurationId: string
}

/** The cart as the service gives it, after validation. header-search-cart §3. */
export interface Cart {
  numberOfArticles: number
  articles: Article[]
  freeArticles: Article[]
  giftCards: GiftCard[]
  partnerProducts: PartnerProduct[]
  subscriptions: Subscription[]
  defectiveSubscriptions: Subscription[]
  defectiveArticles: Article[]
  defectiveGiftCards: GiftCard[]
  defectivePartnerProducts: PartnerProduct[]
}

export type DeletedEntry =
  | { kind: 'article'; item: Article; expiresAt: number }
  | { kind: 'giftCard'; item: GiftCard; expiresAt: number }
  | { kind: 'freeArticle'; item: Article; expiresAt: number }

export interface CartError {
  code: CartErrorCode
  limit?: number | undefined
  during: 'get' | 'set'
  /** Translated, with the limit in the locale's number format. */
  message: string
}

export interface CartState {
  cart: Cart
  itemCount: number
  busy: boolean
  canCheckout: boolean
  deleted: DeletedEntry[]
  error: null | CartError
}

export interface SetArticle {
  productId: string
  tcm?: string | undefined
  quantity: number
}
export interface SetFreeArticle {
  productId: string
  campaignId: string
  remove?: boolean | undefined
}
export interface SetGiftCard {
  productId: string
  tcm?: string | undefined
  set: boolean
}
export interface SetPartnerProduct {
  partnerProductId: string
  set: boolean
}
export interface DeleteSubscription {
  subscriptionId: string
}

/** A PUT body: exactly one key. interface.md §5. */
export type CartChange =
  | { setArticle: SetArticle }
  | { setFreeArticle: SetFreeArticle }
  | { setGiftCard: SetGiftCard }
  | { setPartnerProduct: SetPartnerProduct }
  | { deleteSubscription: DeleteSubscription }

export interface CartResult {
  request: CartChange
  previousCart: Cart
  updatedCart?: Cart | undefined
  addedProduct?: Article | undefined
  deletedArticle?: Article | undefined
  deletedGiftCard?: GiftCard | undefined
  deletedFreeArticle?: Article | undefined
  error?: CartErrorCode | undefined
  limit?: number | undefined
}

export interface CartApi {
  readonly state: CartState
  subscribe(listener: (state: CartState) => void): () => void
  load(options?: { force?: boolean }): Promise<CartState>
  setArticle(item: SetArticle): Promise<CartResult>
  setFreeArticle(item: SetFreeArticle): Promise<CartResult>
  setGiftCard(item: SetGiftCard): Promise<CartResult>
  setPartnerProduct(item: SetPartnerProduct): Promise<CartResult>
  deleteSubscription(item: DeleteSubscription): Promise<CartResult>
  restore(entry?: DeletedEntry): Promise<CartResult>
}

export interface SearchApi {
  open(): Promise<void>
  close(): void
  submit(term: string): void
}

export interface ShopHooks {
  router?: { push(url: string): void } | undefined
  collect?: { push(event: object): void } | undefined
  /** Name of the global data layer; `dataLayer` by default. */
  dataLayerName?: string | undefined
  app?: { nativeBack?: (() => void) | undefined; mobileBack?: (() => void) | undefined } | undefined
  consent?: { src: string; ids?: Partial<Record<Site, string>> | undefined } | undefined
  onError?: ((error: ShopError) => void) | undefined
}

export interface CommonOptions {
  site?: Site | undefined
  locale?: string | undefined
  apiBase?: string | undefined
  credentials?: 'same-origin' | 'include' | undefined
  stage?: string | undefined
  platform?: Platform | undefined
  spa?: boolean | undefined
  load?: 'eager' | 'visible' | 'idle' | undefined
}

/** A widget's own options beside the common ones: camelCase names, values as in the attributes or typed. */
export type WidgetOptions = CommonOptions & Record<string, unknown>
export type ShopOptions = WidgetOptions & ShopHooks

export interface ShopEvents {
  'cart-changed': { itemCount: number }
  'cart-update': unknown
  'shop-ready': { widget: WidgetName }
  'shop-error': { widget?: WidgetName; code: ShopErrorCode; message: string }
  'newsletter-submitted': { result: 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL' }
  'support-submit': { data: FormData }
  'support-submitted': { ok: boolean }
  'preview-changed': { previewDateTime: string; test: string; group: string }
}

export interface Shop {
  readonly version: string
  /** Resolves once every placeholder that loads eagerly has rendered or failed. */
  readonly ready: Promise<void>
  push(...fns: Array<(shop: Shop) => void>): void
  /** Page-wide defaults and hooks, merged over the script tag's; affects widgets mounted afterwards. */
  configure(options: ShopOptions): void
  /** Mounts a widget into an element or selector; resolves when it has rendered, rejects with ShopError. */
  mount(target: Element | string, widget: WidgetName, options?: WidgetOptions): Promise<void>
  unmount(target: Element | string): void
  on<K extends keyof ShopEvents>(type: K, listener: (detail: ShopEvents[K]) => void): () => void
  /** Amount in the site's currency, in the site's locale; the symbol is left out for DE. */
  formatPrice(amount: number, site?: Site): string
  readonly cart: CartApi
  readonly search: SearchApi
}

type ShopEventMap = { [K in keyof ShopEvents]: CustomEvent<ShopEvents[K]> }

declare global {
  interface Window {
    /** Before the loader has arrived: the queue of functions that a host wants to run. */
    Shop?: Shop | Array<(shop: Shop) => void>
  }
  interface DocumentEventMap extends ShopEventMap {}
  interface HTMLElementEventMap extends ShopEventMap {}
}
