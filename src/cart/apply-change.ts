/** What a change does to a cart: pure, and the only place that knows. header-search-cart §3, §4, §7. */
import type {
  Article,
  Cart,
  CartChange,
  DeleteSubscription,
  GiftCard,
  PartnerProduct,
  Quantity,
  SetArticle,
  SetFreeArticle,
  SetGiftCard,
  SetPartnerProduct,
  Subscription,
} from '../../loader/protocol.js'

type Item = Article | GiftCard | PartnerProduct | Subscription
/** `setArticle` and so on: the only key of a change. */
type Method = CartChange extends infer C ? (C extends unknown ? keyof C : never) : never
type Arguments = Partial<SetArticle & SetFreeArticle & SetGiftCard & SetPartnerProduct & DeleteSubscription>
type ItemFields = Partial<Article & PartnerProduct & Subscription>

/** The list that a change is about. */
const LISTS = {
  setArticle: 'articles',
  setFreeArticle: 'freeArticles',
  setGiftCard: 'giftCards',
  setPartnerProduct: 'partnerProducts',
  deleteSubscription: 'subscriptions',
} as const satisfies Record<Method, keyof Cart>

export interface Target {
  method: Method
  given: Arguments
  list: (typeof LISTS)[Method]
  id: string | undefined
  /** Variant of an article or gift card, campaign of a free article. */
  variant: string | undefined
  isRemoval: boolean
}

/** What a change is about. */
export const targetOf = (change: CartChange): Target => {
  const method = Object.keys(change)[0] as Method
  const given = (change as Record<Method, Arguments>)[method]
  return {
    method,
    given,
    list: LISTS[method],
    id: given.productId ?? given.partnerProductId ?? given.subscriptionId,
    variant: given.campaignId ?? given.tcm,
    isRemoval: given.quantity === 0 || !!given.remove || given.set === false || !!given.subscriptionId,
  }
}

/** `articles` → `defectiveArticles`, `giftCard` → `deletedGiftCard`. */
export const prefixed = (prefix: string, name: string): string =>
  prefix + name.charAt(0).toUpperCase() + name.slice(1)

/** Whether two changes are about the same item, so that the later one makes the earlier one pointless. */
export const isSameTarget = (one: CartChange, other: CartChange): boolean => {
  const a = targetOf(one)
  const b = targetOf(other)
  return a.list === b.list && a.id === b.id && a.variant === b.variant
}

/** A gift card's article, anything else itself. */
export const fieldsOf = (item: Item): ItemFields => ('article' in item ? item.article : item)

/**
 * Where the item stands, or -1. A variant that only one side names still means the same item: otherwise a
 * change without `tcm` would count an article twice until the service has answered.
 */
export const find = (items: readonly Item[], { list, id, variant }: Target): number => {
  const search = (isExact: boolean) =>
    items.findIndex((item) => {
      const it = fieldsOf(item)
      const own = list === 'freeArticles' ? it.campaignId : it.tcm
      return (
        (it.productId ?? it.partnerProductId ?? it.subscriptionConfigurationId) === id &&
        (own === variant || !(isExact || (own && variant)))
      )
    })
  const at = search(true)
  return at < 0 ? search(false) : at
}

const piecesOf = (quantity: Quantity = 0): number =>
  typeof quantity === 'number' ? quantity : quantity.quantity

export const pieces = (item: Item | undefined): number => (item ? piecesOf(fieldsOf(item).quantity) : 0)

/** What comes into the cart: no title, no price; the service will tell them. */
const added = ({
  list,
  given: { productId = '', tcm, quantity = 1, campaignId, partnerProductId },
}: Target): Item => {
  if (partnerProductId) return { partnerProductId, totalQuantity: 1 }
  const article: Article = { productId, quantity }
  if (tcm) article.tcm = tcm
  if (campaignId) article.campaignId = campaignId
  return list === 'giftCards' ? { article } : article
}

/** An item that comes back to where it was. */
export interface Restored {
  item: Item
  index: number
}

/**
 * @returns a new cart; the count moves by what the change moves, so that it stays the service's count even
 *          where that counts more than the articles we see
 */
export function applyChange(cart: Cart, change: CartChange, restored?: Restored): Cart {
  const target = targetOf(change)
  const { list, isRemoval, given } = target
  const items: Item[] = cart[list].slice()
  const at = find(items, target)
  const before = items[at]
  let after = before
  const next = { ...cart, [list]: items }

  if (isRemoval) {
    after = undefined
    if (before) items.splice(at, 1)
    const defective = prefixed('defective', list) as 'defectiveArticles'
    // There are no defective free articles.
    const broken = cart[defective] ?? []
    const brokenAt = find(broken, target)
    if (brokenAt >= 0) next[defective] = broken.filter((_, index) => index !== brokenAt)
  } else if (before) {
    const { quantity } = given
    // The service gives quantities in two forms; each article keeps its own.
    if (quantity)
      items[at] = after = {
        ...(before as Article),
        quantity: typeof (before as Article).quantity === 'number' ? quantity : { quantity },
      }
  } else items.splice(restored?.index ?? items.length, 0, (after = restored?.item ?? added(target)))

  if (list === 'articles')
    next.numberOfArticles = Math.max(0, cart.numberOfArticles - pieces(before) + pieces(after))
  return next
}
