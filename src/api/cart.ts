/** `Shop.cart`: its state, its methods and their results. interface.md §2; header-search-cart §3, §4, §7, §8. */

/**
 * The error codes of the cart service. A code is added here; the type checker then asks each locale for its text.
 * header-search-cart §8.
 */
export const CART_ERROR_CODES = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
  'ITEM_LIMIT',
  'AVAILABILITY_LIMIT',
  'CART_LIMIT',
] as const
export type CartErrorCode = (typeof CART_ERROR_CODES)[number]

/** Whole pieces. The service uses both forms. */
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

/** A removed item that `restore` can bring back. `expiresAt`: ms since 1970, 10 s after the removal. */
export type DeletedEntry =
  | { kind: 'article'; item: Article; expiresAt: number }
  | { kind: 'giftCard'; item: GiftCard; expiresAt: number }
  | { kind: 'freeArticle'; item: Article; expiresAt: number }

export interface CartError {
  code: CartErrorCode
  /** Whole pieces, for the codes that name a limit. */
  limit?: number | undefined
  during: 'get' | 'set'
  /** Translated, with the limit in the locale's number format. */
  message: string
}

export interface CartState {
  /** The service's cart with the pending changes applied. */
  cart: Cart
  /** `numberOfArticles` of that cart: whole pieces. */
  itemCount: number
  /** True while the cart is read or changed. */
  busy: boolean
  /** True only if the service's last cart allows it and no pending change forbids it. */
  canCheckout: boolean
  /** What `restore` can bring back, in the order of removal. */
  deleted: DeletedEntry[]
  /** The last refused change, for 7.5 s; otherwise the last failed read. */
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

/** The body of a PUT request: exactly one key. interface.md §5. */
export type CartChange =
  | { setArticle: SetArticle }
  | { setFreeArticle: SetFreeArticle }
  | { setGiftCard: SetGiftCard }
  | { setPartnerProduct: SetPartnerProduct }
  | { deleteSubscription: DeleteSubscription }

/** The result of a change. `error` is NOT_MODIFIED after a 304. header-search-cart §3, §4. */
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
 * The page's cart. A change is shown at once and sent in the background, one at a time in call order. If it fails, it
 * alone is taken back, and its promise resolves with `error` set. A promise rejects only if nothing was sent: with
 * ShopError INVALID_ARGUMENT, naming the field, or with LOAD_FAILED or INTEGRITY if the cart's code cannot be loaded.
 *
 * @see header-search-cart §4, §7; interface.md §2, §5: PUT /service/cart/api/cart
 */
export interface CartApi {
  /** The state now; empty and busy before the cart was first read. A copy: changing it changes nothing. */
  readonly state: CartState
  /** Calls the listener at each change of the state, not at once. @returns removes the listener */
  subscribe(listener: (state: CartState) => void): () => void
  /**
   * Reads the cart from the service.
   *
   * @param options.force  asks the service to read its own cart anew
   * @returns the state; after a failed read its `error` is set until a read succeeds
   */
  load(options?: { force?: boolean }): Promise<CartState>
  /** Sets how many pieces of an article are in the cart. 0 removes it; `restore` brings it back for 10 s. */
  setArticle(item: SetArticle): Promise<CartResult>
  /** Adds a campaign's free article, or removes it with `remove: true`. */
  setFreeArticle(item: SetFreeArticle): Promise<CartResult>
  /** Adds a gift card, or removes it with `set: false`. */
  setGiftCard(item: SetGiftCard): Promise<CartResult>
  /** Adds a partner's product, or removes it with `set: false`; `restore` does not bring it back. */
  setPartnerProduct(item: SetPartnerProduct): Promise<CartResult>
  /** Removes a subscription; `restore` does not bring it back. */
  deleteSubscription(item: DeleteSubscription): Promise<CartResult>
  /**
   * Brings back a removed item within its 10 s; without an entry, the item that was removed last.
   *
   * @throws {ShopError} NOT_FOUND if there is nothing to bring back
   */
  restore(entry?: DeletedEntry): Promise<CartResult>
}
