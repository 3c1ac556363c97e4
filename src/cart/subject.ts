/** The subject of a change: the cart item that it adds, changes or removes. */
import type {
  Article,
  Cart,
  CartChange,
  DeletedEntry,
  GiftCard,
  PartnerProduct,
  Subscription,
} from '../api/cart.js'
import { pieces } from '../page/cart-atoms.js'

export type Item = Article | GiftCard | PartnerProduct | Subscription

type ListName = 'articles' | 'freeArticles' | 'giftCards' | 'partnerProducts' | 'subscriptions'
type DefectiveListName =
  'defectiveArticles' | 'defectiveGiftCards' | 'defectivePartnerProducts' | 'defectiveSubscriptions'

/** The same shape for all five kinds of change. */
export interface Subject {
  list: ListName
  /** The cart's list of such items that cannot be ordered. Free articles have no such list. */
  defectiveList?: DefectiveListName
  /**
   * The kind of its entry in `state.deleted`. Partner products and subscriptions have no entry, because they cannot be
   * restored.
   */
  deletedKind?: DeletedEntry['kind']
  id: string
  /** Distinguishes items with the same id: an article's `tcm`, or a free article's campaign. */
  variant?: string | undefined
  isRemoval: boolean
  /** The item as the change describes it. Its title and price arrive with the service's response. */
  item: Item
}

export function subjectOf(change: CartChange): Subject {
  if ('setArticle' in change) {
    const { productId, tcm, quantity } = change.setArticle
    return {
      list: 'articles',
      defectiveList: 'defectiveArticles',
      deletedKind: 'article',
      id: productId,
      variant: tcm,
      isRemoval: quantity === 0,
      item: withVariant({ productId, quantity }, tcm),
    }
  }
  if ('setFreeArticle' in change) {
    const { productId, campaignId, remove } = change.setFreeArticle
    return {
      list: 'freeArticles',
      deletedKind: 'freeArticle',
      id: productId,
      variant: campaignId,
      isRemoval: remove === true,
      item: { productId, campaignId, quantity: 1 },
    }
  }
  if ('setGiftCard' in change) {
    const { productId, tcm, set } = change.setGiftCard
    return {
      list: 'giftCards',
      defectiveList: 'defectiveGiftCards',
      deletedKind: 'giftCard',
      id: productId,
      variant: tcm,
      isRemoval: !set,
      item: { article: withVariant({ productId, quantity: 1 }, tcm) },
    }
  }
  if ('setPartnerProduct' in change) {
    const { partnerProductId, set } = change.setPartnerProduct
    return {
      list: 'partnerProducts',
      defectiveList: 'defectivePartnerProducts',
      id: partnerProductId,
      isRemoval: !set,
      item: { partnerProductId, totalQuantity: 1 },
    }
  }
  const { subscriptionId } = change.deleteSubscription
  return {
    list: 'subscriptions',
    defectiveList: 'defectiveSubscriptions',
    id: subscriptionId,
    isRemoval: true,
    item: { subscriptionConfigurationId: subscriptionId },
  }
}

const withVariant = (article: Article, tcm: string | undefined): Article =>
  tcm === undefined ? article : { ...article, tcm }

/** Whether two changes are about the same item. */
export function haveSameSubject(one: CartChange, other: CartChange): boolean {
  const [a, b] = [subjectOf(one), subjectOf(other)]
  return a.list === b.list && a.id === b.id && a.variant === b.variant
}

function idOf(item: Item): string {
  if ('article' in item) return item.article.productId
  if ('productId' in item) return item.productId
  if ('partnerProductId' in item) return item.partnerProductId
  return item.subscriptionConfigurationId
}

function variantOf(item: Item, list: ListName): string | undefined {
  if ('article' in item) return item.article.tcm
  if ('productId' in item) return list === 'freeArticles' ? item.campaignId : item.tcm
  return undefined
}

/**
 * Finds a change's item in a list. If only one of the two has a variant, they still count as the same item if the list has no
 * other with this id: otherwise a change without `tcm` would show an article twice until the service has responded.
 *
 * @returns the index, or -1
 */
export function indexOf(items: readonly Item[], { id, variant, list }: Subject): number {
  const exact = items.findIndex((item) => idOf(item) === id && variantOf(item, list) === variant)
  if (exact >= 0) return exact
  const [only, ...others] = items.filter((item) => idOf(item) === id)
  const isSame = only && others.length === 0 && (!variant || !variantOf(only, list))
  return isSame ? items.indexOf(only) : -1
}

/** How many pieces an item adds to `numberOfArticles`; 0 for items without a quantity. */
export const piecesOf = (item: Item | undefined): number =>
  item && 'quantity' in item ? pieces(item.quantity) : 0

/** The item in the cart that a change is about, or `undefined`. */
export function find(cart: Cart, change: CartChange): Item | undefined {
  const subject = subjectOf(change)
  const items: readonly Item[] = cart[subject.list]
  return items[indexOf(items, subject)]
}
