/**
 * Sends a change to the service, and settles it according to the response. header-search-cart §4; interface §5.
 *
 *   200: the change is confirmed    304: it is dropped    anything else: it is reverted, and its error is shown
 */
import type { CartChange, CartErrorCode, CartMessageName, CartResult } from '../api/cart.js'
import type { CartResponse } from '../services/cart.js'
import type { Host } from '../host/host.js'
import type { Store } from '../page/store.js'
import { confirmChangeAtom, endErrorAtom, revertChangeAtom } from './actions.js'
import { getErrorAtom, pendingAtom, type PendingChange } from './atoms.js'
import { callCart } from './call-cart.js'
import { NAMES_LIMIT, type Messages } from './messages.js'
import { deletedOf } from './removal.js'
import type { StoredCart } from './stored-cart.js'

/** How long the error of a refused change is shown. header-search-cart §9. */
const ERROR_MS = 7500

/** The part of a change's result that depends on the service. */
export type Outcome = Partial<CartResult>

export interface Settled {
  /** A promise while the texts of an error message are loading. The next change does not wait for it. */
  outcome: Outcome | Promise<Outcome>
}

/** A gift card that cannot be removed has its own text, unless the code names a limit. header-search-cart §8. */
function messageNameOf(request: CartChange, code: CartErrorCode): CartMessageName {
  const isRemoval = 'setGiftCard' in request && !request.setGiftCard.set
  return isRemoval && !NAMES_LIMIT.includes(code) ? 'removeGiftCardError' : `setErrors.${code}`
}

/** The reads that a response to a change makes necessary. */
export interface Rereads {
  /** The service responds again, after the last read has failed. */
  readAgain(): void
  /** The response leaves unclear whether the service has made the change. */
  check(): void
}

export function createSender(
  host: Host,
  store: Store,
  messages: Messages,
  stored: StoredCart,
  { readAgain, check }: Rereads,
) {
  /** The highest id of a confirmed change. */
  let newestConfirmed = 0

  const confirm = (change: PendingChange, { cart, addedProduct }: CartResponse): Outcome => {
    // Responses arrive out of order only if the page was left, which sends all changes at once. The newest change counts.
    const isNewest = change.id > newestConfirmed
    if (isNewest) {
      newestConfirmed = change.id
      stored.writeChange(cart)
    }
    // A read may have found the removed item after the change was sent.
    const removal = store.get(pendingAtom).find(({ id }) => id === change.id)?.removal
    store.set(confirmChangeAtom, change, cart, isNewest)
    // The last read had failed, but the service responds again.
    if (store.get(getErrorAtom)) readAgain()
    return { updatedCart: cart, addedProduct, ...(removal && deletedOf(removal)) }
  }

  /** The service had nothing to do, or a later change replaces this one. */
  const dropChange = (change: PendingChange): Outcome => {
    store.set(revertChangeAtom, change)
    return { error: 'NOT_MODIFIED' }
  }

  const refuse = async (change: PendingChange, code: CartErrorCode, limit?: number): Promise<Outcome> => {
    const described = messages.describe({ code, limit, during: 'set' }, messageNameOf(change.request, code))
    // Revert the change at once, even if its message is still loading.
    if (described instanceof Promise) store.set(revertChangeAtom, change)
    const error = await described
    store.set(revertChangeAtom, change, error)
    host.window.setTimeout(() => store.set(endErrorAtom, error), ERROR_MS)
    return { error: code, limit }
  }

  const sendChange = async (change: PendingChange): Promise<Settled> => {
    const response = await callCart(host, {
      method: 'PUT',
      body: change.request,
      // A click on a link must not cancel the request.
      keepalive: true,
      expected: [304],
    })
    if (response.ok) return { outcome: confirm(change, response.data) }
    if (response.status === 304) return { outcome: dropChange(change) }
    if (response.error) return { outcome: refuse(change, response.error.error, response.error.limit) }
    // If the response is missing or invalid, the service may have made the change after all.
    check()
    return { outcome: refuse(change, 'UNKNOWN') }
  }

  return { sendChange, dropChange }
}
