/**
 * Sends changes: one at a time, in call order. header-search-cart §4; interface.md §5.
 *
 *   change ──▶ pending ──▶ one in flight ──▶ 200 confirmed · 304 dropped · anything else taken back
 */
import type { CartChange, CartErrorCode, CartResult } from '../api/cart.js'
import type { Host } from '../host/host.js'
import type { Store } from '../page/store.js'
import {
  beginChangeAtom,
  confirmChangeAtom,
  endErrorAtom,
  endUndoAtom,
  takeBackChangeAtom,
} from './actions.js'
import { getErrorAtom, pendingAtom, shownAtom, type PendingChange } from './atoms.js'
import { callCart } from './call-cart.js'
import type { Messages } from './messages.js'
import type { ReadCart } from './reads.js'
import { deletedOf, removalOf, type Removal } from './removal.js'
import { storeCart } from './stored-cart.js'
import { haveSameSubject } from './subject.js'

/** header-search-cart §9. */
const UNDO_MS = 10_000
const ERROR_MS = 7500

type Outcome = Partial<CartResult>

interface Answered {
  /** May still wait for the message of an error. The next change does not wait for it. */
  outcome: Outcome | Promise<Outcome>
}

/** @param read  reads the cart where an answer leaves doubt */
export function createChanges(host: Host, store: Store, messages: Messages, read: ReadCart) {
  /** Settles when every change that was sent has been answered. */
  let sent: Promise<unknown> = Promise.resolve()
  /** Settles when all earlier results have been given to the host. */
  let given: Promise<unknown> = Promise.resolve()
  /** Pending changes that were sent, by their number. */
  const answers = new Map<number, Promise<Answered>>()
  let lastId = 0
  let lastExpiresAt = 0
  let newestConfirmed = 0

  /** The service had nothing to do, or a later change made this one pointless. */
  const drop = (change: PendingChange): Outcome => {
    store.set(takeBackChangeAtom, change)
    return { error: 'NOT_MODIFIED' }
  }

  const refuse = async (change: PendingChange, code: CartErrorCode, limit?: number): Promise<Outcome> => {
    const described = messages.describe({ code, limit, during: 'set' })
    // The change is taken back at once, even if its message is still on its way.
    if (described instanceof Promise) store.set(takeBackChangeAtom, change)
    const error = await described
    store.set(takeBackChangeAtom, change, error)
    host.window.setTimeout(() => store.set(endErrorAtom, error), ERROR_MS)
    return { error: code, limit }
  }

  const put = async (change: PendingChange): Promise<Answered> => {
    const answer = await callCart(host, {
      method: 'PUT',
      body: change.request,
      // The click that leaves the page must not lose the change.
      keepalive: true,
      expected: [304],
    })
    if (answer.ok) {
      const { cart, addedProduct } = answer.data
      // Several changes are in flight only while the page is left; then the newest answer counts.
      const isNewest = change.id > newestConfirmed
      if (isNewest) {
        newestConfirmed = change.id
        storeCart(host, cart)
      }
      store.set(confirmChangeAtom, change, cart, isNewest)
      if (store.get(getErrorAtom)) void read({ isQuiet: true })
      return {
        outcome: { updatedCart: cart, addedProduct, ...(change.removal && deletedOf(change.removal)) },
      }
    }
    if (answer.status === 304) return { outcome: drop(change) }
    if (answer.error) return { outcome: refuse(change, answer.error.error, answer.error.limit) }
    // Without an answer, the change may be in the service's cart after all.
    void read({ isForced: true, isQuiet: true })
    return { outcome: refuse(change, 'UNKNOWN') }
  }

  /** Sends a change unless it was sent or dropped before. */
  const send = (change: PendingChange): Promise<Answered> => {
    const answered = answers.get(change.id) ?? put(change)
    answers.set(change.id, answered)
    return answered
  }

  const nextExpiresAt = () => (lastExpiresAt = Math.max(lastExpiresAt + 1, Date.now() + UNDO_MS))

  const toPending = (request: CartChange, restored: Removal | undefined): PendingChange => {
    const id = ++lastId
    return { id, request, restored, removal: removalOf(store.get(shownAtom), request, id, nextExpiresAt()) }
  }

  return {
    /** @param restored  the removal that the change takes back */
    async begin(request: CartChange, restored?: Removal): Promise<CartResult> {
      const previousCart = store.get(shownAtom)
      const change = toPending(request, restored)
      const { removal } = change
      // In the queue before listeners hear of it: a change that a listener makes comes after this one.
      const own = sent.then(() => send(change))
      sent = own
      const earlier = given
      const result = own.then(async (answered): Promise<CartResult> => {
        answers.delete(change.id)
        await earlier
        return structuredClone({ request, previousCart, ...(await answered.outcome) })
      })
      given = result
      store.set(beginChangeAtom, change)
      if (removal) host.window.setTimeout(() => store.set(endUndoAtom, removal), UNDO_MS)
      return result
    },

    /** Also waits for changes that are made meanwhile. */
    async allSent(): Promise<void> {
      for (let last: unknown; last !== sent;) {
        last = sent
        await sent
      }
    },

    /**
     * The page is left. All changes are sent at once, so their order is not certain: of changes to one item only the
     * last is sent.
     */
    sendAllNow(): void {
      const pending = store.get(pendingAtom)
      for (const change of pending) {
        const last = pending.findLast(({ request }) => haveSameSubject(request, change.request))
        if (answers.has(change.id)) continue
        if (last === change) void send(change)
        else answers.set(change.id, Promise.resolve({ outcome: drop(change) }))
      }
      // The next page shows what is on its way, too.
      if (store.get(pendingAtom).length > 0) storeCart(host, store.get(shownAtom))
    },
  }
}
