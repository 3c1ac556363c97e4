/** A page as an entry opens it, for widgets that are rendered without one. */
import { atom } from 'jotai/vanilla'
import type { CartState } from '../../src/api/cart.js'
import { EMPTY_CART_STATE } from '../../src/api/empty-cart.js'
import type { Shop } from '../../src/api/shop.js'
import type { Shell } from '../../src/host/shell.js'
import { cartSourceAtom } from '../../src/page/cart-atoms.js'
import { createPage, type Page } from '../../src/page/page.js'
import { fail } from './fail.js'

/** @param shell  where it is to differ; the API is empty, because a View gets its own as a prop */
export const openPage = (shell: Partial<Shell> = {}): Page =>
  createPage(
    {
      shop: {} as Shop,
      configured: {},
      script: { src: 'https://cdn.example/shop/loader.js', dataset: {} },
      nonce: undefined,
      fail,
      ...shell,
    },
    window,
  )

/** A cart that has been read, and is empty but for what is given. */
export const cartState = (given: Partial<CartState> = {}): CartState => ({
  ...EMPTY_CART_STATE,
  busy: false,
  ...given,
})

/** Puts the cart's state where the widgets of a page read it. */
export const giveCart = ({ store }: Page, given: Partial<CartState>): void =>
  store.set(cartSourceAtom, atom(cartState(given)))
