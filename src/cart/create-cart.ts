/** Creates the page's cart, `Shop.cart`. */
import {
  CART_CHANGES,
  type CartApi,
  type CartChange,
  type CartChangeMethod,
  type CartResult,
} from '../api/cart.js'
import { EMPTY_CART } from '../api/empty-cart.js'
import { createShopError } from '../host/errors.js'
import type { Host } from '../host/host.js'
import { isPrerendering, whenActivated } from '../host/prerendering.js'
import { createMethods } from '../page/create-shop.js'
import type { Store } from '../page/store.js'
import { showStoredCartAtom } from './actions.js'
import { createAdditions } from './additions.js'
import { parseArgument } from './arguments.js'
import { confirmedAtom, getErrorAtom, isLoadingAtom, isOutdatedAtom, restorableAtom } from './atoms.js'
import { createChanges } from './changes.js'
import type { Messages } from './messages.js'
import { createNotifier } from './notifier.js'
import { listenToPage } from './page-events.js'
import { createReads } from './reads.js'
import { openStoredCart } from './stored-cart.js'

/**
 * At first, the cart in local storage is shown. The first call of `load` reads the cart from the service.
 *
 * @param shop     the shop of the cart, as the stored cart names it
 * @param isFresh  whether what the loader has requested is too old
 */
export function createCart(
  host: Host,
  store: Store,
  messages: Messages,
  shop: string,
  isFresh = false,
): CartApi {
  const stored = openStoredCart(host, shop)
  const storedCart = stored.read()
  store.set(confirmedAtom, storedCart ?? EMPTY_CART)
  store.set(isLoadingAtom, true)
  const { readState, notify, notifyOfCount, subscribe } = createNotifier(host, store)
  // Listeners that subscribed before this chunk was loaded have seen an empty cart.
  if (storedCart) host.window.setTimeout(notify)

  const changes = createChanges(host, store, messages, stored, {
    readAgain: () => void reads.read({ isQuiet: true }),
    check: () => void reads.check(),
  })
  const reads = createReads(host, store, messages, stored, changes.allSettled, isFresh)

  /** From `pagehide` to the end of its task. Browsers dispatch the last `visibilitychange` in the same task. */
  let isLeaving = false
  const beginChange: typeof changes.beginChange = (request, restored) => {
    // The page's own listeners may still change the cart. Such a change cannot wait for the response to an earlier one.
    if (isLeaving) void Promise.resolve().then(changes.sendAllNow)
    return changes.beginChange(request, restored)
  }
  const { add, inOrder, beginWaiting } = createAdditions(store, reads.read, beginChange, () => isLeaving)
  const readOutdated = () => {
    store.set(isOutdatedAtom, true)
    void reads.read({ isForced: true })
  }

  /** Another page may have changed the cart while this one could not hear it. */
  const showStoredChange = () => {
    const changed = stored.readChange()
    if (changed) store.set(showStoredCartAtom, changed)
  }

  stored.follow((cart) => {
    store.set(showStoredCartAtom, cart)
    void reads.read({ isHint: true })
  })
  if (isPrerendering(host.window))
    whenActivated(host.window, () => {
      showStoredChange()
      void reads.read({ isAnew: true })
    })
  listenToPage(host, {
    onUpdate: readOutdated,
    onReturn() {
      isLeaving = false
      showStoredChange()
      readOutdated()
    },
    onOnline() {
      if (reads.isCheckOwed()) void reads.check()
      else if (store.get(getErrorAtom)) void reads.read({ isQuiet: true })
    },
    onVisible() {
      if (reads.isCheckOwed()) void reads.check()
    },
    onLeave() {
      isLeaving = true
      // This runs only if the page is restored, or was not left after all.
      host.window.setTimeout(() => {
        isLeaving = false
      })
      beginWaiting()
      changes.sendAllNow()
      reads.abandon()
    },
  })

  /** @throws {ShopError} NOT_FOUND */
  const restoreNow = async (expiresAt: number | undefined): Promise<CartResult> => {
    const removal = store
      .get(restorableAtom)
      // The timers of a page that was suspended are late, so expired removals may still be listed.
      .filter((candidate) => candidate.undoEnd > host.now())
      .findLast((candidate) => expiresAt === undefined || candidate.entry.expiresAt === expiresAt)
    if (!removal) throw createShopError('NOT_FOUND', 'Shop.cart.restore: there is nothing to restore')
    return beginChange(removal.undo, removal)
  }

  return {
    get state() {
      return readState()
    },
    subscribe,
    async load(options) {
      const { force } = parseArgument('load', options) ?? {}
      const done = reads.read({ isForced: force })
      notifyOfCount()
      await done
      return readState()
    },
    add: async (item) => add(parseArgument('add', item)),
    ...createMethods<CartApi, CartChangeMethod>(CART_CHANGES, (name) => async (item) => {
      const request = { [name]: parseArgument(name, item) } as CartChange
      return inOrder(() => beginChange(request))
    }),
    async restore(entry) {
      const { expiresAt } = parseArgument('restore', entry) ?? {}
      return inOrder(() => restoreNow(expiresAt))
    },
    async message(name, options) {
      parseArgument('message', { name, options })
      return messages.text(name, options?.limit)
    },
  }
}
