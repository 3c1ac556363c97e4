/** `Shop.cart`: its state, its methods and their results. */

/**
 * The error codes of the cart service. The type checker requires a text for each in every locale.
 * header-search-cart §8.
 */
export const CART_ERROR_CODES = [
  /** The service failed, did not respond, or named no reason. */
  'UNKNOWN',
  /** The service cannot reach the stored carts. */
  'CARTSTORAGE_UNAVAILABLE',
  /** The service cannot reach the data of the products. */
  'PRODUCTDATA_UNAVAILABLE',
  /** The service cannot reach the prices. */
  'PRICE_UNAVAILABLE',
  /** The change makes no difference: the service responded with status 304. */
  'NOT_MODIFIED',
  /** One order may not contain that many pieces of the article. Has a `limit`. */
  'ITEM_LIMIT',
  /** Not enough pieces of the article are available. Has a `limit`. */
  'AVAILABILITY_LIMIT',
  /** One order may not contain that many pieces. Has a `limit`. */
  'CART_LIMIT',
] as const
export type CartErrorCode = (typeof CART_ERROR_CODES)[number]

/** The messages of the cart that belong to no error code. header-search-cart §8. */
export const CART_PAGE_MESSAGES = ['defectiveItemsError', 'removeWsacError', 'removeGiftCardError'] as const
/**
 * The name of a cart text. `getErrors` with a code: the cart cannot be shown. `setErrors` with a code: it cannot be
 * changed. `defectiveItemsError`: the cart contains defective items. `removeWsacError`, `removeGiftCardError`: a
 * voucher code or a gift card could not be removed.
 */
export type CartMessageName =
  `${'getErrors' | 'setErrors'}.${CartErrorCode}` | (typeof CART_PAGE_MESSAGES)[number]

/** A whole number of pieces, in one of the two forms that the service uses. */
export type Quantity = number | { quantity: number }

export interface Article {
  /** The id of the product. */
  productId: string
  /** The variant of the product. */
  tcm?: string | undefined
  /** The name of the product, for people. */
  title?: string | undefined
  /** How many pieces are in the cart: a number, or an object with the number. */
  quantity: Quantity
  /** Whether the shop can deliver it. With `NOT_AVAILABLE` or `SOLDOUT`, the cart cannot be ordered. */
  availability?: string | undefined
  /** Of a free article: the campaign that gives it away. */
  campaignId?: string | undefined
}
export interface GiftCard {
  /** The gift card as an article. */
  article: Article
}
export interface PartnerProduct {
  /** The id of the partner's product. */
  partnerProductId: string
  /** How many pieces are in the cart. */
  totalQuantity: number
}
export interface Subscription {
  /** The id of the subscription. `deleteSubscription` takes it as `subscriptionId`. */
  subscriptionConfigurationId: string
}

/** The cart as the service sends it, after validation. header-search-cart §3. */
export interface Cart {
  /** How many pieces are in the cart: a whole number. */
  numberOfArticles: number
  /** The articles. */
  articles: Article[]
  /** The free articles of campaigns. */
  freeArticles: Article[]
  /** The gift cards. */
  giftCards: GiftCard[]
  /** The products of the shop's partners. */
  partnerProducts: PartnerProduct[]
  /** The subscriptions. */
  subscriptions: Subscription[]
  /** Subscriptions that cannot be ordered. While a list of these four has an entry, the cart cannot be ordered. */
  defectiveSubscriptions: Subscription[]
  /** Articles that cannot be ordered. */
  defectiveArticles: Article[]
  /** Gift cards that cannot be ordered. */
  defectiveGiftCards: GiftCard[]
  /** Partners' products that cannot be ordered. */
  defectivePartnerProducts: PartnerProduct[]
}

/** How long a removal can be undone. header-search-cart §9. */
export const UNDO_MS = 10_000

/** A removed item that `restore` can bring back. `expiresAt`: ms since 1970, 10 s after the removal. */
export type DeletedEntry =
  | { kind: 'article'; item: Article; expiresAt: number }
  | { kind: 'giftCard'; item: GiftCard; expiresAt: number }
  | { kind: 'freeArticle'; item: Article; expiresAt: number }

export interface CartError {
  /** One of the cart's error codes. */
  code: CartErrorCode
  /** A whole number of pieces, set for codes with a limit. */
  limit?: number | undefined
  /** Whether reading (`get`) or changing (`set`) the cart failed. */
  during: 'get' | 'set'
  /** The translated message, with the limit in the locale's number format. */
  message: string
}

export interface CartState {
  /** The service's cart with the pending changes applied. */
  cart: Cart
  /** `numberOfArticles` of `cart`: a whole number of pieces. */
  itemCount: number
  /** True while the cart is being read or changed. */
  busy: boolean
  /**
   * True only if the last cart from the service can be ordered and no pending change prevents it. An article, gift card or
   * defective item that could not be read is left out of `cart`, and keeps this false.
   */
  canCheckout: boolean
  /** The removed items that `restore` can bring back, in order of removal. */
  deleted: DeletedEntry[]
  /** The error of the last refused change, for 7.5 s; otherwise the error of the last read, if it failed. */
  error: null | CartError
}

export interface AddArticle {
  /** The id of the product. */
  productId: string
  /** The variant of the product. Without it, the shop decides. */
  tcm?: string | undefined
  /** How many pieces to add; by default 1. */
  quantity?: number | undefined
}
export interface SetArticle {
  /** The id of the product. */
  productId: string
  /** The variant of the product. Without it, the shop decides. */
  tcm?: string | undefined
  /** How many pieces the cart has afterwards. 0 removes the article. */
  quantity: number
}
export interface SetFreeArticle {
  /** The id of the product. */
  productId: string
  /** The campaign that gives the article away. */
  campaignId: string
  /** True removes the article instead of adding it. */
  remove?: boolean | undefined
}
export interface SetGiftCard {
  /** The id of the product. */
  productId: string
  /** The variant of the product. Without it, the shop decides. */
  tcm?: string | undefined
  /** True adds it, and false removes it. */
  set: boolean
}
export interface SetPartnerProduct {
  /** The id of the partner's product. */
  partnerProductId: string
  /** True adds it, and false removes it. */
  set: boolean
}
export interface DeleteSubscription {
  /** The id of the subscription. */
  subscriptionId: string
}

/** The methods that change the cart. Each change is sent under the name of its method. */
export const CART_CHANGES = [
  'setArticle',
  'setFreeArticle',
  'setGiftCard',
  'setPartnerProduct',
  'deleteSubscription',
] as const
export type CartChangeMethod = (typeof CART_CHANGES)[number]

/** The methods of `Shop.cart` that need its code. */
export const CART_METHODS = ['load', 'add', ...CART_CHANGES, 'restore', 'message'] as const
export type CartMethod = (typeof CART_METHODS)[number]

/** The body of a PUT request; it has exactly one key. interface §5. */
export type CartChange =
  | { setArticle: SetArticle }
  | { setFreeArticle: SetFreeArticle }
  | { setGiftCard: SetGiftCard }
  | { setPartnerProduct: SetPartnerProduct }
  | { deleteSubscription: DeleteSubscription }

/** The result of a change. After a 304, `error` is NOT_MODIFIED. header-search-cart §3, §4. */
export interface CartResult {
  /** The requested change. */
  request: CartChange
  /** The shown cart before the change. */
  previousCart: Cart
  /** The cart in the service's response. */
  updatedCart?: Cart | undefined
  /** The article that was added, as the service sends it. */
  addedProduct?: Article | undefined
  /** The article that was removed. */
  deletedArticle?: Article | undefined
  /** The gift card that was removed. */
  deletedGiftCard?: GiftCard | undefined
  /** The free article that was removed. */
  deletedFreeArticle?: Article | undefined
  /** Why the change was refused; after a status 304, `NOT_MODIFIED`. */
  error?: CartErrorCode | undefined
  /** The limit for `error`, in pieces. */
  limit?: number | undefined
}

/**
 * The page's cart. A change is shown at once and sent in the background. Changes are sent one at a time, in call order.
 * If a change fails, only that change is reverted, and its promise resolves with `error` set. A promise rejects only if
 * nothing was sent: with the ShopError INVALID_ARGUMENT, which names the invalid field, or with LOAD_FAILED or
 * INTEGRITY if the cart's chunk cannot be loaded.
 *
 * @see header-search-cart §4, §7; interface §2, §5: PUT /service/cart/api/cart
 */
export interface CartApi {
  /**
   * The current state. Before the first read, it is the last cart that this browser has stored, or an empty one, and `busy` is
   * true. It is a copy, so changing it has no effect.
   */
  readonly state: CartState
  /**
   * Calls the listener after each change of the state, but not immediately.
   *
   * @returns a function that removes the listener
   */
  subscribe(listener: (state: CartState) => void): () => void
  /**
   * Reads the cart from the service.
   *
   * @param options.force  asks the service to reload its own copy of the cart
   * @returns the state; after a failed read, the cart is empty, and `error` is set until a read succeeds
   */
  load(options?: { force?: boolean }): Promise<CartState>
  /** Sets how many pieces of an article are in the cart. 0 removes it; for 10 s, `restore` can bring it back. */
  setArticle(item: SetArticle): Promise<CartResult>
  /**
   * Adds pieces to those of an article that are in the cart; one piece if `quantity` is left out. It sends `setArticle` with
   * the sum. Without `tcm`, the pieces are those of the product's only article, otherwise of its article without `tcm`. If the
   * cart has not been read, it is read first; if that fails, nothing is sent, and the result has the read's error.
   */
  add(item: AddArticle): Promise<CartResult>
  /** Adds a campaign's free article, or removes it with `remove: true`. */
  setFreeArticle(item: SetFreeArticle): Promise<CartResult>
  /** Adds a gift card, or removes it with `set: false`. */
  setGiftCard(item: SetGiftCard): Promise<CartResult>
  /** Adds a partner's product, or removes it with `set: false`. `restore` cannot bring it back. */
  setPartnerProduct(item: SetPartnerProduct): Promise<CartResult>
  /** Removes a subscription. `restore` cannot bring it back. */
  deleteSubscription(item: DeleteSubscription): Promise<CartResult>
  /**
   * Brings back a removed item within 10 s of its removal.
   *
   * @param entry  an entry of `state.deleted`; by default the newest
   * @throws {ShopError} NOT_FOUND if there is nothing to bring back
   */
  restore(entry?: DeletedEntry): Promise<CartResult>
  /**
   * Resolves with a cart text in the page's locale, for the host page's own messages.
   *
   * @param name           for example `defectiveItemsError`, or `setErrors.` followed by an error code
   * @param options.limit  the number of pieces, for the text of a code with a limit; without it, such a code has the
   *                       text of `UNKNOWN`
   */
  message(name: CartMessageName, options?: { limit?: number | undefined }): Promise<string>
}
