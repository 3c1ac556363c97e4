/**
 * What can happen to the cart, and what it then is. The cart that is shown is never stored: it is
 * `confirmed` with the waiting changes laid over it, so there is no way back to get wrong: a change that
 * fails is taken out of `pending`, and whatever else waits stays as it is.
 */
import type { Cart, CartChange } from '../../loader/protocol.js'
import type { CartFailure } from '../contracts/cart.js'
import { isSameTarget } from './apply-change.js'
import { shown } from './derive.js'
import { toDeleted, type Deleted } from './deleted.js'

/** How long a refused change is told (header-search-cart §9). */
export const ERROR_MS = 7500

export interface Pending {
  id: number
  change: CartChange
  /** Set where the change brings back what was removed. */
  restored?: Deleted | undefined
}

export interface State {
  /** As the service, or for a moment the storage, gave it. */
  confirmed: Cart
  /** The service itself said so, in this page; what comes from storage never enables the checkout. */
  isFresh: boolean
  isLoading: boolean
  /** In call order. */
  pending: readonly Pending[]
  /** In the order of removal; those that are back in the cart are not shown. */
  deleted: readonly Deleted[]
  /** Stays until a read succeeds. */
  getError: CartFailure | undefined
  /** `until` on the monotonic clock. */
  setError: (CartFailure & { until: number }) | undefined
}

export type Event =
  | {
      type: 'change'
      id: number
      change: CartChange
      restored?: Deleted | undefined
      now: number
      epoch: number
    }
  /** The service took the change; without a cart, a later answer is here already. */
  | { type: 'taken'; id: number; cart: Cart | undefined }
  /** The service did not take it; without an error, silently. */
  | { type: 'refused'; id: number; error: CartFailure | undefined; now: number }
  | { type: 'reading' }
  /** A read succeeded; without a cart, a later change is here already. */
  | { type: 'read'; cart: Cart | undefined }
  /** The cart cannot be known; an empty one stands in. */
  | { type: 'unread'; cart: Cart; error: CartFailure }
  /** A cart from storage. */
  | { type: 'stored'; cart: Cart }
  | { type: 'tick'; now: number }

export const initialState = (confirmed: Cart): State => ({
  confirmed,
  isFresh: false,
  isLoading: true,
  pending: [],
  deleted: [],
  getError: undefined,
  setError: undefined,
})

const without = <T extends { id: number }>(list: readonly T[], id: number | undefined) =>
  list.filter((entry) => entry.id !== id)

export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'change': {
      const { id, change, restored } = event
      const entry = toDeleted(shown(state), id, change, event.now, event.epoch)
      return {
        ...state,
        pending: [...state.pending, { id, change, restored }],
        deleted: entry
          ? // What is removed once more is listed once.
            [...state.deleted.filter((old) => !isSameTarget(old.change, entry.change)), entry]
          : state.deleted,
      }
    }
    case 'taken':
      return {
        ...state,
        confirmed: event.cart ?? state.confirmed,
        isFresh: true,
        pending: without(state.pending, event.id),
        deleted: without(state.deleted, state.pending.find(({ id }) => id === event.id)?.restored?.id),
      }
    case 'refused':
      return {
        ...state,
        pending: without(state.pending, event.id),
        deleted: without(state.deleted, event.id),
        setError: event.error ? { ...event.error, until: event.now + ERROR_MS } : state.setError,
      }
    case 'reading':
      return state.isLoading ? state : { ...state, isLoading: true }
    case 'read':
      return {
        ...state,
        confirmed: event.cart ?? state.confirmed,
        isFresh: true,
        isLoading: false,
        getError: undefined,
      }
    case 'unread':
      return { ...state, confirmed: event.cart, isFresh: false, isLoading: false, getError: event.error }
    case 'stored':
      return { ...state, confirmed: event.cart, isFresh: false }
    case 'tick': {
      const deleted = state.deleted.filter(({ until }) => until > event.now)
      const isOver = state.setError && state.setError.until <= event.now
      return deleted.length === state.deleted.length && !isOver
        ? state
        : { ...state, deleted, setError: isOver ? undefined : state.setError }
    }
  }
}
