/**
 * What can happen to the cart: one function an event, from the state before it to the state after it.
 *
 * The cart that is shown is never stored: it is `confirmed` with the waiting changes laid over it, so there is no
 * way back to get wrong. A change that fails is taken out of `pending`, and whatever else waits stays as it is.
 */
import type { Cart, CartChange } from '../../loader/protocol.js'
import type { CartFailure } from '../contracts/cart.js'
import { isSameTarget } from './apply-change.js'
import { shown } from './derive.js'
import { toDeleted, type Deleted } from './deleted.js'

/** How long a refused change is told (header-search-cart §9). */
const ERROR_MS = 7500

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

/** Somebody wants a change. */
export function addChange(
  state: State,
  id: number,
  request: CartChange,
  restored: Deleted | undefined,
  now: number,
  epoch: number,
): State {
  const entry = toDeleted(shown(state), id, request, now, epoch)
  return {
    ...state,
    pending: [...state.pending, { id, change: request, restored }],
    deleted: entry
      ? // What is removed once more is listed once.
        [...state.deleted.filter((old) => !isSameTarget(old.change, entry.change)), entry]
      : state.deleted,
  }
}

/** The service took a change; without a cart, a later answer is here already. */
export const takeChange = (state: State, id: number, cart: Cart | undefined): State => ({
  ...state,
  confirmed: cart ?? state.confirmed,
  isFresh: true,
  pending: without(state.pending, id),
  deleted: without(state.deleted, state.pending.find((one) => one.id === id)?.restored?.id),
})

/** The service did not take a change; without an error, silently. */
export const refuseChange = (
  state: State,
  id: number,
  error: CartFailure | undefined,
  now: number,
): State => ({
  ...state,
  pending: without(state.pending, id),
  deleted: without(state.deleted, id),
  setError: error ? { ...error, until: now + ERROR_MS } : state.setError,
})

/** A read that somebody waits for has begun. */
export const startReading = (state: State): State => (state.isLoading ? state : { ...state, isLoading: true })

/** A read succeeded; without a cart, a later change is here already. */
export const finishReading = (state: State, cart: Cart | undefined): State => ({
  ...state,
  confirmed: cart ?? state.confirmed,
  isFresh: true,
  isLoading: false,
  getError: undefined,
})

/** A read failed: the cart cannot be known, an empty one stands in. */
export const failReading = (state: State, confirmed: Cart, getError: CartFailure): State => ({
  ...state,
  confirmed,
  isFresh: false,
  isLoading: false,
  getError,
})

/** A cart comes from storage. */
export const showStored = (state: State, confirmed: Cart): State => ({ ...state, confirmed, isFresh: false })

/** Time has passed. */
export function passTime(state: State, now: number): State {
  const deleted = state.deleted.filter(({ until }) => until > now)
  const isOver = state.setError && state.setError.until <= now
  return deleted.length === state.deleted.length && !isOver
    ? state
    : { ...state, deleted, setError: isOver ? undefined : state.setError }
}
