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
type Method = keyof typeof cartArguments
type List = 'articles' | 'freeArticles' | 'giftCards' | 'partnerProducts' | 'subscriptions'
type Given = Partial<SetArticle & SetFreeArticle & SetGiftCard & SetPartnerProduct & DeleteSubscription>

const parseCart = (value: unknown): Cart => cartSchema.safeParse(value).data!

/** What stands in where no cart is known. */
export const EMPTY = parseCart({})

/** A gift card's article, anything else itself. */
const fieldsOf = (item: Item): Partial<Article> => ('article' in item ? item.article : (item as Article))

/** Of items as of arguments: the schemas see to it that it stands first. */
const idOf = (fields: object): unknown => Object.values(fields)[0]

const pieces = (item: Item | undefined): number => {
  const quantity = item && fieldsOf(item).quantity
  return (typeof quantity === 'object' ? quantity.quantity : quantity) ?? 0
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

/** `{ setGiftCard: … }` is about one of the `giftCards`; what is removed is a `giftCard`, a `deletedGiftCard`. */
const read = (change: CartChange) => {
  const [[method, given]] = Object.entries(change) as [[Method, Given]]
  const name = method.replace(/^[a-z]+/, '')
  const kind = name.charAt(0).toLowerCase() + name.slice(1)
  return { method, given, name, kind, list: (kind + 's') as List }
}

const isRemoval = ({ quantity, set, campaignId, remove }: Given): boolean =>
  !(quantity ?? set ?? (campaignId && !remove))

/** Whether two changes are about the same item, so that the later one makes the earlier one pointless. */
export const isSameTarget = (one: CartChange, other: CartChange): boolean => {
  const [a, b] = [one, other].map((change) => {
    const { method, given } = read(change)
    return JSON.stringify([method, idOf(given), given.campaignId, given.tcm])
  })
  return a === b
}

/** What was removed, for the 10 s in which it can be brought back. */
export interface Deleted {
  entry: DeletedEntry
  /** Where it was. */
  index: number
  /** An ordinary change, which brings it back. */
  change: CartChange
  /** As in `CartResult`. */
  result: object
}

/** @returns `undefined` if nothing is removed, or a partner product or a subscription, which have no undo */
export function toDeleted(cart: Cart, request: CartChange, expiresAt: number): Deleted | undefined {
  const { method, given, name, kind, list } = read(request)
  const index = find(cart[list], given)
  const item = cart[list][index]
  if (!item || !isRemoval(given) || !given.productId) return undefined
  const { tcm } = fieldsOf(item)
  const whole = { ...given, ...(tcm && { tcm }), quantity: pieces(item), set: true, remove: false }
  return {
    entry: { kind, item, expiresAt } as DeletedEntry,
    index,
    // Each method takes what it knows.
    change: { [method]: cartArguments[method].safeParse(whole).data } as never,
    result: { [`deleted${name}`]: item },
  }
}

/** Whether the item is in the cart again: brought back, or its removal was refused. */
export const isBack = (cart: Cart, { change }: Deleted): boolean => {
  const { list, given } = read(change)
  return find(cart[list], given) >= 0
}

/**
 * @param restored  what the change brings back
 * @returns a new cart; the count moves by what the change moves, so that it stays the service's count even
 *          where that counts more than the articles we see
 */
export function applyChange(cart: Cart, change: CartChange, restored?: Deleted): Cart {
  const { given, name, list } = read(change)
  const { quantity } = given
  const items: Item[] = cart[list].slice()
  const at = find(items, given)
  const before = items[at]
  let after = before
  const next = { ...cart, [list]: items }

  if (isRemoval(given)) {
    after = undefined
    // There are no defective free articles.
    for (const place of [list, `defective${name}s`] as List[])
      if (cart[place]) {
        const gone = find(cart[place], given)
        next[place] = (cart[place] as Item[]).filter((_, index) => index !== gone) as never
      }
  } else if (!before) {
    // No title, no price: the service will tell them. Each list takes what it knows.
    after = restored ? restored.entry.item : parseCart({ [list]: [{ ...given, article: given }] })[list][0]!
    items.splice(restored?.index ?? items.length, 0, after)
  } else if (quantity)
    // The service gives quantities in two forms; each article keeps its own.
    items[at] = after = {
      ...(before as Article),
      quantity: typeof (before as Article).quantity === 'number' ? quantity : { quantity },
    }

  if (list === 'articles')
    next.numberOfArticles = Math.max(0, cart.numberOfArticles - pieces(before) + pieces(after))
  return next
}
