/** What follows from the state, each by one small function. header-search-cart §4. */
import type { Cart, CartError, CartState, DeletedEntry } from '../../loader/protocol.js'
import { applyChange } from './apply-change.js'
import { isBack, type Deleted } from './deleted.js'
import { messageOf, type Texts } from './message.js'
import type { State } from './reduce.js'

/** The cart as it will be if the service takes every change that waits. */
export const shown = (state: State): Cart =>
  state.pending.reduce((cart, { change, restored }) => applyChange(cart, change, restored), state.confirmed)

export const isBusy = (state: State): boolean => state.isLoading || state.pending.length > 0

const isOrderable = (cart: Cart): boolean =>
  cart.articles.length + cart.partnerProducts.length > 0 &&
  !Object.entries(cart).some(
    ([name, items]) => name.startsWith('defective') && (items as unknown[]).length,
  ) &&
  !cart.articles.some(({ availability }) => availability === 'NOT_AVAILABLE' || availability === 'SOLDOUT')

/** A waiting change may disable the checkout at once; only the service's word enables it. */
export const canCheckout = (state: State, cart: Cart): boolean =>
  state.isFresh && isOrderable(state.confirmed) && isOrderable(cart)

/** What can be brought back: an item that is in the cart again (undone, or refused) cannot. */
export const restorable = (state: State, cart: Cart): Deleted[] =>
  state.deleted.filter((deleted) => !isBack(cart, deleted))

const errorOf = ({ setError, getError }: State, texts: Texts): CartError | null => {
  const failure = setError ?? getError
  if (!failure) return null
  const during = setError ? 'set' : 'get'
  return { code: failure.error, limit: failure.limit, during, message: messageOf(texts, failure, during) }
}

/** The state as the host sees it: a copy, because hosts sort and change what they are given. */
export function toCartState(state: State, texts: Texts): CartState {
  const cart = shown(state)
  return structuredClone({
    cart,
    itemCount: cart.numberOfArticles,
    busy: isBusy(state),
    canCheckout: canCheckout(state, cart),
    deleted: restorable(state, cart).map(({ entry }): DeletedEntry => entry),
    error: errorOf(state, texts),
  })
}
