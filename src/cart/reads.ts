/**
 * Reads the cart. A read waits until the service has responded to all earlier changes. Its response is ignored if a
 * later change was confirmed in the meantime. Of two reads, the later one counts. A failed read empties the cart,
 * whatever the reason. header-search-cart §4; interface §5.
 *
 *   read ──▶ wait for responses ──▶ in flight ──▶ confirmed, unless a change or a newer read came in between
 *
 * Tabs must not answer each other: another tab's stored cart starts a read here, so such a read stores nothing, except, once,
 * the last change of this tab that the other one did not know.
 */
import type { Cart, CartError } from '../api/cart.js'
import { EMPTY_CART } from '../api/empty-cart.js'
import type { CartFailure, CartResponse } from '../services/cart.js'
import type { CallResult } from '../host/call.js'
import type { Host } from '../host/host.js'
import { isPrerendering } from '../host/prerendering.js'
import type { Store } from '../page/store.js'
import { endReadAtom } from './actions.js'
import { confirmedAtom, isLoadingAtom } from './atoms.js'
import { callCart } from './call-cart.js'
import type { Failure, Messages } from './messages.js'
import type { StoredCart } from './stored-cart.js'

export interface ReadOptions {
  /** The service reloads its own copy of the cart. Unlike other reads, such a read never joins one in flight. */
  isForced?: boolean | undefined
  /**
   * The cart makes this read itself, to check what it shows. A failure is not reported and does not empty the cart: a
   * change without a connection must not remove everything else.
   */
  isQuiet?: boolean
  /**
   * Another tab has stored a cart. A read in flight may have begun before, so this one replaces it. The result is not
   * stored, unless the replaced read was forced: then the cart had changed here, too, and other tabs do not know yet.
   */
  isHint?: boolean
  /** The visitor has opened the prerendered page. A read in flight has begun before, so this one replaces it. */
  isAnew?: boolean
}
export type ReadCart = (options?: ReadOptions) => Promise<void>

type FailedCall = Extract<CallResult<CartResponse, CartFailure>, { ok: false }>

interface Reads {
  read: ReadCart
  /** The response to a change is missing. Reads whether the service has made the change. */
  check(): Promise<void>
  /** Whether a check was requested, and neither a check nor anything else has brought a cart since. */
  isCheckOwed(): boolean
  /** The page is being left. A read that is aborted by this does not count as failed. */
  abandon(): void
}

const failureOf = ({ error }: FailedCall): Failure => ({
  code: error?.error ?? 'UNKNOWN',
  limit: error?.limit,
  during: 'get',
})

/**
 * @param allSettled  resolves when the service has responded to all changes
 * @param isFresh     whether the first read must not take the loader's response; no later one takes it
 */
export function createReads(
  host: Host,
  store: Store,
  messages: Messages,
  stored: StoredCart,
  allSettled: () => Promise<void>,
  isFresh: boolean,
): Reads {
  /** The newest read, until it ends. */
  let reading: Promise<void> | undefined
  /** Identifies the newest read, and can abort it. */
  let newest: AbortController | undefined
  /** Stays until a read ends. */
  let isNewestForced = false
  /** The confirmed cart that is to be checked. */
  let unchecked: Cart | undefined

  const start = async (own: AbortController, isForced: boolean, isStored: boolean): Promise<void> => {
    await allSettled()
    // A newer read has begun and replaces this one.
    if (own !== newest) return reading
    const before = store.get(confirmedAtom)
    const quiet = !store.get(isLoadingAtom)
    const reply = callCart(host, { cache: 'no-store', signal: own.signal, isFresh, quiet }, isForced)
    isFresh = true
    const response = await reply
    if (own !== newest) return reading
    reading = undefined
    isNewestForced = false
    const isOutdated = () => store.get(confirmedAtom) !== before
    let error: CartError | undefined
    if (!response.ok && !isOutdated()) {
      // Nobody waits for a quiet read, so its failure needs no message.
      if (!store.get(isLoadingAtom)) return undefined
      error = await messages.describe(failureOf(response))
      // A newer read has begun, and may even have ended, while the texts were loading.
      if (own !== newest) return reading
    }
    if (isOutdated()) return store.set(endReadAtom, undefined, undefined)
    const cart = response.ok ? response.data.cart : EMPTY_CART
    // The visitor may never open a prerendered page, whose cart must not replace the one of the visible tab.
    if (!isPrerendering(host.window)) {
      if (isStored) stored.write(cart)
      else if (response.ok) stored.writeAgain(cart)
    }
    return store.set(endReadAtom, cart, error)
  }

  const read: ReadCart = ({ isForced = false, isQuiet, isHint, isAnew } = {}) => {
    if (!isQuiet) store.set(isLoadingAtom, true)
    if (isForced || isHint || isAnew || !reading) {
      isNewestForced ||= isForced
      newest?.abort()
      newest = new AbortController()
      reading = start(newest, isNewestForced, isNewestForced || !isHint)
    }
    return reading
  }

  return {
    read,
    check() {
      unchecked = store.get(confirmedAtom)
      return read({ isForced: true, isQuiet: true })
    },
    isCheckOwed: () => unchecked === store.get(confirmedAtom),
    abandon() {
      newest = undefined
      reading = undefined
      store.set(isLoadingAtom, false)
    },
  }
}
