/**
 * Queues changes: each is shown at once, and they are sent one at a time, in call order. header-search-cart §4;
 * interface §5.
 *
 *   beginChange ──▶ pending ──▶ in flight (one at a time) ──▶ settled ──▶ result, in call order
 */
import { UNDO_MS, type CartChange, type CartResult } from '../api/cart.js'
import type { Host } from '../host/host.js'
import type { Store } from '../page/store.js'
import { beginChangeAtom, endUndoAtom } from './actions.js'
import { pendingAtom, removalsAtom, shownAtom, type PendingChange } from './atoms.js'
import type { Messages } from './messages.js'
import { removalOf, type Removal } from './removal.js'
import { createSender, type Rereads, type Settled } from './send-change.js'
import type { StoredCart } from './stored-cart.js'
import { haveSameSubject, subjectOf } from './subject.js'

export function createChanges(
  host: Host,
  store: Store,
  messages: Messages,
  stored: StoredCart,
  rereads: Rereads,
) {
  const { sendChange, dropChange } = createSender(host, store, messages, stored, rereads)
  /** The responses to pending changes that were sent or dropped, keyed by the change's id. */
  const responses = new Map<number, Promise<Settled>>()
  /** The response to the newest change. It arrives after the responses to all earlier changes. */
  let lastResponse: Promise<unknown> = Promise.resolve()
  /** The result of the newest change. The host page receives it after the results of all earlier changes. */
  let lastResult: Promise<unknown> = Promise.resolve()
  let lastId = 0

  /** Does nothing for a change that was sent or dropped when the page was left. */
  const sendChangeOnce = (change: PendingChange): Promise<Settled> => {
    const settled = responses.get(change.id) ?? sendChange(change)
    responses.set(change.id, settled)
    return settled
  }

  /** No two entries of `state.deleted` have the same `expiresAt`, because `restore` finds an entry by it. */
  const nextExpiresAt = (): number => {
    const used = [
      ...store.get(pendingAtom).map((change) => change.expiresAt),
      ...store.get(removalsAtom).map(({ entry }) => entry.expiresAt),
    ]
    let expiresAt = Date.now() + UNDO_MS
    while (used.includes(expiresAt)) expiresAt += 1
    return expiresAt
  }

  const toPending = (request: CartChange, restored: Removal | undefined): PendingChange => {
    lastId += 1
    const undoEnd = host.now() + UNDO_MS
    const change = { id: lastId, request, restored, expiresAt: nextExpiresAt(), undoEnd, isUndoOver: false }
    return { ...change, removal: removalOf(store.get(shownAtom), change) }
  }

  return {
    /** @param restored  the removal that this change undoes */
    async beginChange(request: CartChange, restored?: Removal): Promise<CartResult> {
      const previousCart = store.get(shownAtom)
      const change = toPending(request, restored)
      // Queue the change before listeners are called: a change made by a listener must be sent after this one.
      const response = lastResponse.then(() => sendChangeOnce(change))
      lastResponse = response
      const earlierResult = lastResult
      const result = response.then(async ({ outcome }): Promise<CartResult> => {
        responses.delete(change.id)
        await earlierResult
        return structuredClone({ request, previousCart, ...(await outcome) })
      })
      lastResult = result
      store.set(beginChangeAtom, change)
      if (subjectOf(request).isRemoval) host.window.setTimeout(() => store.set(endUndoAtom, change), UNDO_MS)
      return result
    },

    /** Resolves when the service has responded to all changes, including those that are made in the meantime. */
    async allSettled(): Promise<void> {
      let awaited: Promise<unknown>
      do {
        awaited = lastResponse
        await awaited
      } while (awaited !== lastResponse)
    },

    /**
     * Sends all pending changes at once, because the page is being left. The service may receive them in any order, so
     * of several changes to the same item, only the last is sent.
     */
    sendAllNow(): void {
      const pending = store.get(pendingAtom)
      for (const change of pending) {
        const last = pending.findLast(({ request }) => haveSameSubject(request, change.request))
        if (responses.has(change.id)) continue
        if (last === change) void sendChangeOnce(change)
        else responses.set(change.id, Promise.resolve({ outcome: dropChange(change) }))
      }
      // The next page also shows the changes in flight.
      if (store.get(pendingAtom).length > 0) stored.writeChange(store.get(shownAtom))
    },
  }
}
