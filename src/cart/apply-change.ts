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
import { cart as cartSchema, cartArguments } from '../contracts/cart.js'

type Item = Article | GiftCard | PartnerProduct | Subscription
type Method = Exclude<keyof typeof cartArguments, 'load' | 'restore'>
type List = 'articles' | 'freeArticles' | 'giftCards' | 'partnerProducts' | 'subscriptions'
type Given = Partial<SetArticle & SetFreeArticle & SetGiftCard & SetPartnerProduct & DeleteSubscription>

const parseCart = (value: unknown): Cart => cartSchema.safeParse(value).data!

/** What stands in where no cart is known. */
export const EMPTY = parseCart({})

/** A gift card's article, anything else itself. */
const fieldsOf = (item: Item): Partial<Article> => (item as GiftCard).article ?? item

/** Of items as of arguments: the schemas see to it that it stands first. */
const idOf = (fields: object): unknown => Object.values(fields)[0]

const pieces = (item: Item | undefined): number => {
  const quantity: any = item && fieldsOf(item).quantity
  return quantity?.quantity ?? quantity ?? 0
}

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
  JSON.stringify(change, (name, value: unknown) =>
    /^(quantity|set|remove)$/.test(name) ? undefined : value,
  )

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
    undo: { [method]: cartArguments[method].safeParse(whole).data } as never,
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
  const { quantity } = given
  const items: Item[] = [...cart[list]]
  const next = { ...cart, [list]: items }
  let after = before

  if (isRemoval) {
    after = undefined
    // There are no defective free articles.
    for (const place of [list, `defective${name}s`] as List[])
      if (cart[place]) {
        const gone = find(cart[place], given)
        next[place] = (cart[place] as Item[]).filter((_, index) => index !== gone) as never
      }
  } else if (!before) {
    // No title, no price: the service will tell them. Each list takes what it knows.
    after = restored?.entry.item ?? parseCart({ [list]: [{ ...given, article: given }] })[list][0]!
    items.splice(restored?.at ?? Infinity, 0, after)
  } else if (quantity)
    // The service gives quantities in two forms; each article keeps its own.
    items[at] = after = {
      ...(before as Article),
      quantity: (before as any).quantity.quantity ? { quantity } : quantity,
    }

  if (list === 'articles')
    next.numberOfArticles = Math.max(0, cart.numberOfArticles - pieces(before) + pieces(after))
  return next
}
