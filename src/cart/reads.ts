/**
 * Reads the cart. A read waits until all earlier changes have been answered, and its answer is ignored if a later
 * change was confirmed in the meantime. Of two reads, the later one counts. header-search-cart §4; interface.md,
 * details of the loader and the API.
 *
 *   read ──▶ wait for answers ──▶ in flight ──▶ confirmed, unless a change or a newer read came in between
 */
import { EMPTY_CART } from '../api/empty-cart.js'
import type { CartFailure, CartResponse } from '../contracts/cart.js'
import type { CallResult } from '../host/call.js'
import type { Host } from '../host/host.js'
import type { Store } from '../page/store.js'
import { endReadAtom } from './actions.js'
import { confirmedAtom, isLoadingAtom } from './atoms.js'
import { callCart } from './call-cart.js'
import type { Messages } from './messages.js'
import { storeCart } from './stored-cart.js'

export interface ReadOptions {
  /** The service reloads its own copy of the cart. Such a read never joins one in flight, as other reads do. */
  isForced?: boolean | undefined
  /** The host page did not request this read: a failure is not reported, and does not empty the cart. */
  isQuiet?: boolean
}
export type ReadCart = (options?: ReadOptions) => Promise<void>

interface Reads {
  read: ReadCart
  /** The page is being left. A read that is aborted by this does not count as failed. */
  abandon(): void
}

const isSuccess = (status: number) => status >= 200 && status < 300

/** @param allAnswered  resolves when the service has answered all changes */
export function createReads(
  host: Host,
  store: Store,
  messages: Messages,
  allAnswered: () => Promise<void>,
): Reads {
  /** The newest read, until it ends. */
  let reading: Promise<void> | undefined
  /** Identifies the newest read, and aborts it. */
  let newest: AbortController | undefined

  const end = async (answer: CallResult<CartResponse, CartFailure>, isOutdated: boolean) => {
    if (isOutdated) return store.set(endReadAtom, undefined, undefined)
    if (answer.ok) {
      storeCart(host, answer.data.cart)
      return store.set(endReadAtom, answer.data.cart, undefined)
    }
    if (!store.get(isLoadingAtom)) return undefined
    const { error: code = 'UNKNOWN', limit } = answer.error ?? {}
    const error = await messages.describe({ code, limit, during: 'get' })
    // After a malformed answer, the shown cart stays. After any other failure, it becomes empty.
    if (isSuccess(answer.status)) return store.set(endReadAtom, undefined, error)
    storeCart(host, EMPTY_CART)
    return store.set(endReadAtom, EMPTY_CART, error)
  }

  const start = async (own: AbortController, isForced: boolean | undefined): Promise<void> => {
    await allAnswered()
    // A newer read has begun and replaces this one.
    if (own !== newest) return reading
    const before = store.get(confirmedAtom)
    const answer = await callCart(
      host,
      // A call with a signal never shares the answer of an older call in flight.
      { cache: 'no-store', signal: own.signal, quiet: !store.get(isLoadingAtom) },
      isForced,
    )
    if (own !== newest) return reading
    reading = undefined
    return end(answer, store.get(confirmedAtom) !== before)
  }

  const read: ReadCart = ({ isForced, isQuiet } = {}) => {
    if (!isQuiet) store.set(isLoadingAtom, true)
    if (isForced || !reading) {
      newest?.abort()
      newest = new AbortController()
      reading = start(newest, isForced)
    }
    return reading
  }

  return {
    read,
    abandon() {
      newest = undefined
      reading = undefined
      store.set(isLoadingAtom, false)
    },
  }
}
