/**
 * The page of an application that uses the package. If the host page also has the script tag, the package uses the
 * loader's start, so both share one cart and the same hooks. Otherwise the package makes its own on first use.
 */
import { atom } from 'jotai/vanilla'
import { EMPTY_CART_STATE } from '../api/empty-cart.js'
import type { Shop } from '../api/shop.js'
import { readCookie } from '../host/cookies.js'
import { timingLogOf } from '../host/timing-log.js'
import { loaderPageStart } from '../host/page-start.js'
import { createRequestTable } from '../host/request-table.js'
import { cartSourceAtom } from '../page/cart-atoms.js'
import { startPage, type Page } from '../page/page.js'
import { createOwnPageStart } from './own-page-start.js'

/**
 * The package has its own copy of the cart's atoms. This makes them follow the script tag's cart as long as a widget reads
 * them.
 */
function followCart(page: Page): void {
  const stateAtom = atom(EMPTY_CART_STATE)
  stateAtom.onMount = (set) => {
    const { cart } = page.shop
    // An empty cart may be one that has not been loaded yet. Badges then continue to show the stored count.
    const { state } = cart
    if (!state.busy || state.itemCount > 0) set(state)
    // A listener's copy has other objects than the state that was read before. An error must not seem to be a new one.
    return cart.subscribe(() => set(cart.state))
  }
  page.store.set(cartSourceAtom, stateAtom)
}

let ownPage: Page | undefined
let sharedPage: Page | undefined

/**
 * Call it only in effects and event handlers, because a server has no page. The result changes if the script tag is loaded
 * after the application's first call.
 */
export function currentPage(): Page {
  if (typeof window === 'undefined')
    throw new Error('getShop() and the cart need a browser: call them in effects and event handlers only.')
  const pageStart = loaderPageStart()
  if (!pageStart) return (ownPage ??= startPage(createOwnPageStart(currentPage), window))
  if (sharedPage?.shop !== pageStart.shop) {
    // The loader's page gets its log before the copy, so that the script tag's `Shop.on('timing')` also gets the package's timings.
    timingLogOf(pageStart)
    // A copy, because the package has a store of its own. The loader of an earlier release has no `cookie` function, no `address`, no
    // `requestTable` and no `begun`.
    const missing = { address: location.href, requestTable: createRequestTable(window), begun: new WeakMap() }
    sharedPage = startPage({ ...missing, ...pageStart, cookie: readCookie }, window)
    followCart(sharedPage)
  }
  return sharedPage
}

/** The application's `window.Shop`: cart, search and hooks. Call it only in effects and event handlers, never on a server. */
export const getShop = (): Shop => currentPage().shop
