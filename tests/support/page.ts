/** The page double of the unit tests: a `Page` in happy-dom's window, which records the errors that are reported. */
import { readCookie } from '../../src/host/cookies.js'
import { atom } from 'jotai/vanilla'
import type { CartState } from '../../src/api/cart.js'
import { EMPTY_CART_STATE } from '../../src/api/empty-cart.js'
import type { Shop } from '../../src/api/shop.js'
import type { Shell } from '../../src/host/shell.js'
import { cartSourceAtom } from '../../src/page/cart-atoms.js'
import { createPage, type Page } from '../../src/page/page.js'
import { recordFailures, type Failure } from './fail.js'

export interface TestPage extends Page {
  /** The reported errors, in their order; empty if the test passes its own `report`. */
  readonly failures: Failure[]
}

/** @param shell  what differs from a plain page. `shop` is an empty object: a View gets its `Shop` as a prop. */
export function openPage(shell: Partial<Shell> = {}): TestPage {
  const { report, failures } = recordFailures()
  const page = createPage(
    {
      shop: {} as Shop,
      configured: {},
      script: { src: 'https://cdn.example/shop/loader.js', dataset: {} },
      nonce: undefined,
      cookie: (name) => readCookie(window, name),
      searches: new Set(),
      report,
      ...shell,
    },
    window,
  )
  return { ...page, failures }
}

/** The state of a cart that has been read. It is empty apart from the given properties. */
export const cartState = (given: Partial<CartState> = {}): CartState => ({
  ...EMPTY_CART_STATE,
  busy: false,
  ...given,
})

/** Sets the state of the cart that the widgets of a page read. */
export const giveCart = ({ store }: Page, given: Partial<CartState>): void =>
  store.set(cartSourceAtom, atom(cartState(given)))
