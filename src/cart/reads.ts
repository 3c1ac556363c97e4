/**
 * Reads the cart: after all changes that were sent before, and never over a later one. Of two reads the later one wins.
 * header-search-cart §4; interface.md, details of the loader and the API.
 *
 *   read ──▶ (all sent?) ──▶ in flight ──▶ confirmed, unless a change was confirmed or a newer read began since
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
  /** The service reads its own cart anew; otherwise a read in flight is enough. */
  isForced?: boolean | undefined
  /** No host asked for it: a failure is not reported and clears nothing. */
  isQuiet?: boolean
}
export type ReadCart = (options?: ReadOptions) => Promise<void>

const isSuccess = (status: number) => status >= 200 && status < 300

/**
 * @param allSent  resolves when every change that was sent has been answered
 */
export function createReads(host: Host, store: Store, messages: Messages, allSent: () => Promise<void>) {
  let reading: Promise<void> | undefined
  /** Of the newest read. */
  let newest: AbortController | undefined

  const end = async (answer: CallResult<CartResponse, CartFailure>, isOvertaken: boolean) => {
    if (isOvertaken) return store.set(endReadAtom, undefined, undefined)
    if (answer.ok) {
      storeCart(host, answer.data.cart)
      return store.set(endReadAtom, answer.data.cart, undefined)
    }
    if (!store.get(isLoadingAtom)) return undefined
    const { error: code = 'UNKNOWN', limit } = answer.error ?? {}
    const error = await messages.describe({ code, limit, during: 'get' })
    // A malformed answer says nothing about the cart; what is shown stays. After any other failure it is empty.
    if (isSuccess(answer.status)) return store.set(endReadAtom, undefined, error)
    storeCart(host, EMPTY_CART)
    return store.set(endReadAtom, EMPTY_CART, error)
  }

  const start = async (own: AbortController, isForced: boolean | undefined): Promise<void> => {
    await allSent()
    // A newer read does the work of this one as well.
    if (own !== newest) return reading
    const before = store.get(confirmedAtom)
    const answer = await callCart(
      host,
      // With a signal of its own, it never shares the answer of an older read.
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
    /** The page is left: a read that this breaks off has not failed. */
    abandon() {
      newest = undefined
      reading = undefined
      store.set(isLoadingAtom, false)
    },
  }
}
