/** What a change does to a cart: pure, and the only place that knows. header-search-cart §3, §4, §7. */
import type {
  Article,
  Cart,
  CartChange,
  DeletedEntry,
  DeleteSubscription,
  GiftCard,
  PartnerProduct,
  SetArticle,
  SetFreeArticle,
  SetGiftCard,
  SetPartnerProduct,
  Subscription,
} from '../../loader/protocol.js'
import { cart as cartSchema } from '../contracts/cart.js'
import { checked, type Method } from './checked.js'

type Item = Article | GiftCard | PartnerProduct | Subscription
type List = 'articles' | 'freeArticles' | 'giftCards' | 'partnerProducts' | 'subscriptions'
type Given = Partial<SetArticle & SetFreeArticle & SetGiftCard & SetPartnerProduct & DeleteSubscription>

const parseCart = (value: unknown): Cart => cartSchema.safeParse(value).data!

/** What stands in where no cart is known. */
export const EMPTY = parseCart({})

/** A gift card's article, anything else itself. */
const fieldsOf = (item: Item): Partial<Article> => (item as GiftCard).article ?? item

/** Of items as of arguments: the schemas see to it that it stands first. */
const idOf = (fields: object): unknown => Object.values(fields)[0]

/** The service gives quantities in two forms. */
interface Inner {
  quantity?: number
}

const pieces = (item: Item | undefined): number => {
  const quantity = item && fieldsOf(item).quantity
  return (quantity as Inner | undefined)?.quantity ?? (quantity as number | undefined) ?? 0
}

/** Each article keeps its own form; what has no quantity to set stays as it is. */
const withQuantity = (item: Item, quantity: number | undefined): Item =>
  quantity
    ? {
        ...(item as Article),
        quantity: ((item as Article).quantity as Inner).quantity ? { quantity } : quantity,
      }
    : item

/**
 * Where the item stands, or -1. A variant that only one side names still means the same item: otherwise a
 * change without `tcm` would count an article twice until the service has answered.
 */
const find = (items: readonly Item[], given: Given): number => {
  const field = given.campaignId ? 'campaignId' : 'tcm'
  const variant = given[field]
  const search = (isSame: (own: string | undefined) => boolean) =>
    items.findIndex((item) => {
      const fields = fieldsOf(item)
      return idOf(fields) === idOf(given) && isSame(fields[field])
    })
  const at = search((own) => own === variant)
  return at < 0 ? search((own) => !own || !variant) : at
}

/**
 * What a change is about: first of all the item, if the cart holds it. `{ setGiftCard: … }` is about one of the
 * `giftCards` and `defectiveGiftCards`; what is removed is a `giftCard`, the `deletedGiftCard` of the result.
 */
export const locate = (cart: Cart, change: CartChange) => {
  const [[method, given]] = Object.entries(change) as [[Method, Given]]
  const { quantity, set, campaignId, remove } = given
  const isRemoval = !(quantity ?? set ?? (campaignId && !remove))
  const name = method.replace(/^[a-z]+/, '')
  const kind = name[0]!.toLowerCase() + name.slice(1)
  const list = (kind + 's') as List
  const at = find(cart[list], given)
  return [cart[list][at], at, given, isRemoval, name, list, kind, method] as const
}

/** Of two changes with the same subject the later one makes the earlier one pointless. */
export const subjectOf = (change: CartChange): string =>
  JSON.stringify(change, (name, value: unknown) => (/^(quantity|set|remove)$/.test(name) ? undefined : value))

/** What was removed, for the 10 s in which it can be brought back. */
export interface Removed {
  entry: DeletedEntry
  /** Where it was. */
  at: number
  /** An ordinary change, which brings it back. */
  undo: CartChange
  /** As in `CartResult`. */
  deleted: object
}

/** @returns nothing if nothing is removed, or a partner product or a subscription, which have no undo */
export function findRemoved(cart: Cart, change: CartChange, expiresAt: number): Removed | undefined {
  const [item, at, given, isRemoval, name, , kind, method] = locate(cart, change)
  if (!item || !isRemoval || !given.productId) return undefined
  const { tcm } = fieldsOf(item)
  const whole = { ...given, ...(tcm && { tcm }), quantity: pieces(item), set: true, remove: false }
  return {
    entry: { kind, item, expiresAt } as DeletedEntry,
    at,
    // Each method takes what it knows.
    undo: { [method]: checked(method, whole) } as never,
    deleted: { [`deleted${name}`]: item },
  }
}

export interface Applicable {
  request: CartChange
  /** What the change brings back. */
  restored?: Removed | undefined
}

/**
 * @returns a new cart; the count moves by what the change moves, so that it stays the service's count even
 *          where that counts more than the articles we see
 */
export function applyChange(cart: Cart, { request, restored }: Applicable): Cart {
  const [before, at, given, isRemoval, name, list] = locate(cart, request)
  const next = { ...cart }
  const after: Item[] = isRemoval
    ? []
    : [
        before
          ? withQuantity(before, given.quantity)
          : // No title, no price: the service will tell them. Each list takes what it knows.
            (restored?.entry.item ?? parseCart({ [list]: [{ ...given, article: given }] })[list][0]!),
      ]
  const items: Item[] = [...cart[list]]
  items.splice(before ? at : (restored?.at ?? Infinity), before ? 1 : 0, ...after)
  next[list] = items as never

  // There are no defective free articles.
  const place = `defective${name}s` as 'defectiveArticles'
  const defective = cart[place]
  if (isRemoval && defective) next[place] = defective.filter((_, index) => index !== find(defective, given))
  if (list === 'articles')
    next.numberOfArticles = Math.max(0, cart.numberOfArticles - pieces(before) + pieces(after[0]))
  return next
}
