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

/** `expiresAt` in ms since 1970: 10 s after the removal. */
export type DeletedEntry =
  | { kind: 'article'; item: Article; expiresAt: number }
  | { kind: 'giftCard'; item: GiftCard; expiresAt: number }
  | { kind: 'freeArticle'; item: Article; expiresAt: number }

export interface CartError {
  code: CartErrorCode
  /** Whole pieces, with the codes that name a limit. */
  limit?: number | undefined
  during: 'get' | 'set'
  /** Translated, with the limit in the locale's number format. */
  message: string
}

export interface CartState {
  /** With the changes that wait laid over it. */
  cart: Cart
  /** `numberOfArticles` of that cart: whole pieces. */
  itemCount: number
  /** While it is read or modified. */
  busy: boolean
  /** Only by the service's word in this page, and never while a waiting change forbids it. */
  canCheckout: boolean
  /** What `restore` can bring back, in the order of removal. */
  deleted: DeletedEntry[]
  /** Of the last refused change for 7.5 s, otherwise of the last read. */
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

/** What became of a change. header-search-cart §4; `error` is NOT_MODIFIED where the service had nothing to do. */
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

/**
 * The page's cart. A change is shown at once, sent in the background, one at a time in call order, and taken back
 * alone if it fails: it then resolves with `error` set, and rejects only where nothing was sent (ShopError
 * INVALID_ARGUMENT, naming the field; LOAD_FAILED or INTEGRITY where the cart's code does not come).
 *
 * @see header-search-cart §4, §7; interface.md §2, §5: PUT /service/cart/api/cart
 */
export interface CartApi {
  /** Now; before the cart was first read: empty and busy. A copy: changing it changes nothing. */
  readonly state: CartState
  /** Hears of each change of the state, not of the present one. @returns takes the listener off */
  subscribe(listener: (state: CartState) => void): () => void
  /**
   * Reads the cart from the service. @param options.force  has the service read its own anew
   * @returns the state; after a failure its `error` says so, until a read succeeds
   */
  load(options?: { force?: boolean }): Promise<CartState>
  /** Sets how many whole pieces of an article are in the cart; 0 removes it, for 10 s within reach of `restore`. */
  setArticle(item: SetArticle): Promise<CartResult>
  /** Adds a campaign's gift; with `remove` takes it out. */
  setFreeArticle(item: SetFreeArticle): Promise<CartResult>
  /** Adds a gift card, or with `set: false` takes it out. */
  setGiftCard(item: SetGiftCard): Promise<CartResult>
  /** Adds a partner's product, or with `set: false` takes it out, which nothing brings back. */
  setPartnerProduct(item: SetPartnerProduct): Promise<CartResult>
  /** Takes a subscription out, which nothing brings back. */
  deleteSubscription(item: DeleteSubscription): Promise<CartResult>
  /**
   * Brings back a removed item within its 10 s; without an entry, the one removed last.
   *
   * @throws {ShopError} NOT_FOUND with nothing left to bring back
   */
  restore(entry?: DeletedEntry): Promise<CartResult>
}

/** The search of the page's header. interface.md §2 */
export interface SearchApi {
  /** Opens flyout or overlay, or focuses the field. */
  open(): Promise<void>
  close(): void
  /** Goes to the results of a term, cut at 200 characters; an empty one goes nowhere. */
  submit(term: string): void
}

/** What `configure` takes beside options; a hook that throws breaks nothing. interface.md §2 */
export interface ShopHooks {
  /** The client router; gets path and query. */
  router?: { push(url: string): void } | undefined
  /** Hears of tracking events; `window.collect` by default. */
  collect?: { push(event: object): void } | undefined
  /** Name of the global data layer; `dataLayer` by default. */
  dataLayerName?: string | undefined
  /** The app's ways back from the search, tried in this order before `history.back()`. */
  app?: { nativeBack?: (() => void) | undefined; mobileBack?: (() => void) | undefined } | undefined
  /** The consent tool's script, and its id by site; `shop-{site in lower case}` by default. */
  consent?: { src: string; ids?: Partial<Record<Site, string>> | undefined } | undefined
  onError?: ((error: ShopError) => void) | undefined
}

/** The options of every widget. interface.md §1 */
export interface CommonOptions {
  /** DE by default. */
  site?: Site | undefined
  /** Such as `de-AT`; the site's by default. */
  locale?: string | undefined
  /** Where the shop's services are, such as `https://shop.example`; the page's own origin by default. */
  apiBase?: string | undefined
  /** `include` sends cookies to an `apiBase` on another origin. */
  credentials?: 'same-origin' | 'include' | undefined
  /** `prod` by default; any other has the consent tool's test id. */
  stage?: string | undefined
  /** By the width of the window if neither this nor the page's `data-platform` says it. */
  platform?: Platform | undefined
  /** The newsletter then uses the services' `private` paths. */
  spa?: boolean | undefined
  /** When a placeholder loads: the header and the preview panel `eager`, the others `visible`. */
  load?: 'eager' | 'visible' | 'idle' | undefined
}

/** A widget's own options beside the common ones: camelCase names, values as in the attributes or typed. */
export type WidgetOptions = CommonOptions & Record<string, unknown>
export type ShopOptions = WidgetOptions & ShopHooks

/** Details of the DOM events, by name; all bubble and are composed. interface.md §3 */
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

/** `window.Shop`. interface.md §2 */
export interface Shop {
  /** The release, such as `0.1.0`. */
  readonly version: string
  /** Resolves once every placeholder that loads eagerly has rendered or failed. */
  readonly ready: Promise<void>
  /** Runs the functions at once; one that throws stops no other. */
  push(...fns: Array<(shop: Shop) => void>): void
  /** Page-wide defaults and hooks, merged over the script tag's; affects widgets mounted afterwards. */
  configure(options: ShopOptions): void
  /**
   * Mounts a widget into an element or selector; resolves when it has rendered.
   *
   * @throws {ShopError} NOT_FOUND, INVALID_ARGUMENT, UNKNOWN_WIDGET, LOAD_FAILED, INTEGRITY, RENDER_FAILED
   */
  mount(target: Element | string, widget: WidgetName, options?: WidgetOptions): Promise<void>
  /** Ends the widget there, if any; the element's own content is in sight again. */
  unmount(target: Element | string): void
  /** Hears a DOM event on the document. @returns takes the listener off */
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
  interface WindowEventMap extends ShopEventMap {}
  interface DocumentEventMap extends ShopEventMap {}
  interface HTMLElementEventMap extends ShopEventMap {}
}
