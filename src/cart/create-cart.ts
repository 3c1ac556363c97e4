/** The page's cart: `Shop.cart`. interface.md §2, §3; header-search-cart §4. */
import type { CartApi, CartState } from '../api/cart.js'
import { EMPTY_CART } from '../api/empty-cart.js'
import { createShopError, logWarning } from '../host/errors.js'
import type { Host } from '../host/host.js'
import type { Store } from '../page/store.js'
import { showHintAtom } from './actions.js'
import { parseArgument } from './arguments.js'
import { cartStateAtom, confirmedAtom, isLoadingAtom, restorableAtom } from './atoms.js'
import { createChanges } from './changes.js'
import type { Messages } from './messages.js'
import { listenToPage } from './page-events.js'
import { createReads, type ReadCart } from './reads.js'
import { parseStoredCart, STORAGE_KEY } from './stored-cart.js'

/** Tells hosts of each change of the state. What they get is a copy, because hosts sort and change it. */
function createNews(host: Host, store: Store) {
  const listeners = new Set<(state: CartState) => void>()
  let original: CartState | undefined
  let copy: CartState
  let countTold: number | undefined

  const read = (): CartState => {
    const state = store.get(cartStateAtom)
    if (state !== original) {
      original = state
      copy = structuredClone(state)
    }
    return copy
  }
  const tellCount = () => {
    const { itemCount } = store.get(cartStateAtom)
    if (itemCount === countTold) return
    countTold = itemCount
    host.emit('cart-changed', { itemCount })
  }
  const tell = () => {
    tellCount()
    // A listener that is added meanwhile is not called; one that is removed is not called either.
    for (const listener of [...listeners])
      if (listeners.has(listener))
        try {
          listener(read())
        } catch (error) {
          logWarning(host.window, 'shop-embed: a listener of Shop.cart.subscribe threw', error)
        }
  }
  store.sub(cartStateAtom, tell)
  return {
    read,
    tell,
    tellCount,
    subscribe(listener: (state: CartState) => void) {
      // Each call counts, also with the same function.
      const own = (state: CartState) => listener(state)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}

/** Shows what storage holds; listens to the page from the start; reads the cart with the first `load`. */
export function createCart(host: Host, store: Store, messages: Messages): CartApi {
  const stored = parseStoredCart(host.local.get(STORAGE_KEY))
  store.set(confirmedAtom, stored ?? EMPTY_CART)
  store.set(isLoadingAtom, true)
  const news = createNews(host, store)
  // For those who asked for the cart before its code was there: they have seen an empty one.
  if (stored) host.window.setTimeout(news.tell)

  const changes = createChanges(host, store, messages, (options) => read(options))
  const reads = createReads(host, store, messages, changes.allSent)
  const read: ReadCart = reads.read

  listenToPage(host, {
    onReload: () => void read({ isForced: true }),
    onHint: (cart) => store.set(showHintAtom, cart),
    onLeave() {
      changes.sendAllNow()
      reads.abandon()
    },
  })

  return {
    get state() {
      return news.read()
    },
    subscribe: news.subscribe,
    async load(options) {
      const { force } = parseArgument('load', options) ?? {}
      const done = read({ isForced: force })
      news.tellCount()
      await done
      return news.read()
    },
    async setArticle(item) {
      return changes.begin({ setArticle: parseArgument('setArticle', item) })
    },
    async setFreeArticle(item) {
      return changes.begin({ setFreeArticle: parseArgument('setFreeArticle', item) })
    },
    async setGiftCard(item) {
      return changes.begin({ setGiftCard: parseArgument('setGiftCard', item) })
    },
    async setPartnerProduct(item) {
      return changes.begin({ setPartnerProduct: parseArgument('setPartnerProduct', item) })
    },
    async deleteSubscription(item) {
      return changes.begin({ deleteSubscription: parseArgument('deleteSubscription', item) })
    },
    async restore(entry) {
      const { expiresAt } = parseArgument('restore', entry) ?? {}
      const removal = store
        .get(restorableAtom)
        // The timers of a sleeping page are late.
        .filter((candidate) => candidate.entry.expiresAt > Date.now())
        .findLast((candidate) => expiresAt === undefined || candidate.entry.expiresAt === expiresAt)
      if (!removal) throw createShopError('NOT_FOUND', 'Shop.cart.restore: there is nothing to restore')
      return changes.begin(removal.undo, removal)
    },
  }
}
