/**
 * The page for an application that uses the package. If the page has the script tag as well, both share its cart and
 * its hooks; otherwise a shell is made at the first use.
 */
import { atom } from 'jotai/vanilla'
import { sites, version } from 'virtual:release'
import { EMPTY_CART_STATE } from '../api/empty-cart.js'
import type { ShopOptions } from '../api/options.js'
import type { Shop } from '../api/shop.js'
import { createShopError } from '../host/errors.js'
import type { Shell } from '../host/shell.js'
import { cartSourceAtom } from '../page/cart-atoms.js'
import { createPage, type Page } from '../page/page.js'
import type { Placeholders } from '../runtime/placeholders.js'
import { createShop } from '../shop/create-shop.js'
import { createCartOpener } from '../shop/open-cart.js'
import { loadWidget } from './widgets.js'

/** The loader's mark: its shell. */
const MARK = Symbol.for('shop-embed')
const loaderShell = () => (globalThis as unknown as Record<symbol, Shell | undefined>)[MARK]

/** The address of the CDN's folder, from which pictures come; `/` if `configure` names none. */
const cdnAddress = (configured: ShopOptions) =>
  new URL(String((configured as { cdn?: unknown }).cdn ?? '/'), document.baseURI).href

function createOwnShell(): Shell {
  const configured: ShopOptions = {}

  const fail: Shell['fail'] = (code, message, target = document, widget) => {
    const error = createShopError(code, message)
    const detail = { widget, code, message }
    target.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, composed: true, detail }))
    try {
      configured.onError?.(error)
    } catch {
      // A hook that throws is the host's.
    }
    return error
  }

  let placeholders: Placeholders | undefined

  const shop: Shop = createShop({
    version,
    sites,
    configured,
    defaultSite: () => undefined,
    ready: Promise.resolve(),
    fail,
    code: {
      cart: createCartOpener(async () => (await import('../cart/index.js')).openCart(currentPage())),
      search: async () => (await import('../widgets/header/search/api.js')).openSearch(currentPage()),
      async mount(target, widget, options) {
        const { createPlaceholders } = await import('../runtime/placeholders.js')
        placeholders ??= createPlaceholders(currentPage())
        await placeholders.mount(target, widget, loadWidget(widget), options)
      },
      unmount: (target) => placeholders?.unmount(target),
    },
  })

  return {
    shop,
    configured,
    script: {
      get src() {
        return cdnAddress(configured)
      },
      dataset: {},
    },
    nonce: undefined,
    fail,
  }
}

/** The package has atoms of its own: while a widget reads them, they follow the cart of the script tag. */
function followCart(page: Page): void {
  const stateAtom = atom(EMPTY_CART_STATE)
  stateAtom.onMount = (set) => {
    const { cart } = page.shop
    set(cart.state)
    return cart.subscribe(set)
  }
  page.store.set(cartSourceAtom, stateAtom)
}

let ownPage: Page | undefined
let sharedPage: Page | undefined

/** For effects and event handlers: there is no page on a server. The script tag may come later than the application. */
export function currentPage(): Page {
  const shell = loaderShell()
  if (!shell) return (ownPage ??= createPage(createOwnShell(), window))
  if (sharedPage?.shop !== shell.shop) {
    sharedPage = createPage(shell, window)
    followCart(sharedPage)
  }
  return sharedPage
}
