/**
 * The page double of the unit tests: a `Page` in happy-dom's window, which records what is reported and requested, and shows
 * widgets as the product does. The double for code without a browser is the host in `memory-host.ts`.
 */
import { atom } from 'jotai/vanilla'
import type { CartState } from '../../src/api/cart.js'
import { EMPTY_CART_STATE } from '../../src/api/empty-cart.js'
import type { Shop } from '../../src/api/shop.js'
import { readCookie } from '../../src/host/cookies.js'
import type { PageWindow } from '../../src/host/host.js'
import type { PageStart } from '../../src/host/page-start.js'
import { cartSourceAtom } from '../../src/page/cart-atoms.js'
import { createRequestTable } from '../../src/host/request-table.js'
import { createWidgets } from '../../src/host/widgets.js'
import { createFail } from '../../src/page/report.js'
import { startPage, type Page } from '../../src/page/page.js'
import type { WidgetDefinition } from '../../src/widgets/widget.js'
import { recordFailures, type Failure } from './fail.js'
import { serve, type ServiceRecord, type Services } from './services.js'
import { showWidget, type GivenOptions, type ShowSettings, type ShownWidget } from './show-widget.js'

export interface TestPageSettings extends Partial<Omit<PageStart, 'script'>> {
  /** The attributes of the script tag. */
  dataset?: Readonly<Record<string, string>>
  /** The responses of the services. Without them, calls reach the `fetch` of the test's window. */
  services?: Services | undefined
  /** The state of the cart. Without it, the cart's code has not been loaded yet. */
  cart?: Partial<CartState>
  /** Members of `host.window` that replace those of the test's window. */
  window?: Readonly<Record<string, unknown>>
}

export interface TestPage extends Page, ServiceRecord {
  /** The reported errors, in order; empty if the test passes its own `report`. */
  readonly failures: Failure[]
  /** The messages of the reported errors. */
  readonly errors: string[]
  /** Shows a widget in a new placeholder at the end of the body. The code and the texts arrive later. */
  show<O, C>(widget: WidgetDefinition<O, C>, given?: GivenOptions<O>, settings?: ShowSettings): ShownWidget<O>
}

/** happy-dom's getters and constructors only work for its own window. */
function windowWith(members: Readonly<Record<string, unknown>> | undefined): PageWindow {
  if (!members) return window as PageWindow
  const derived = Object.create(window) as PageWindow
  for (const [name, value] of Object.entries({ document, FormData, CustomEvent, ...members }))
    Object.defineProperty(derived, name, { value })
  return derived
}

/** Mounts nothing, because tests show their widgets one by one. */
const shop = { mount: () => Promise.resolve(), unmount() {} } as Partial<Shop> as Shop

/** @param settings  the differences from a plain page */
export function createTestPage({
  dataset = {},
  services,
  cart,
  window: members,
  ...pageStart
}: TestPageSettings = {}): TestPage {
  const { report, failures, errors } = recordFailures()
  const record = services ? serve(services) : { requests: [], addresses: [] }
  const widgets = createWidgets(report)
  widgets.follow()
  const page = startPage(
    {
      shop,
      configured: {},
      script: { src: 'https://cdn.example/shop/loader.js', dataset },
      nonce: undefined,
      cookie: readCookie,
      requestTable: createRequestTable(windowWith(members)),
      openCart: () => Promise.resolve(),
      searches: new Set(),
      begun: new WeakMap(),
      report,
      fail: createFail(pageStart.report ?? report),
      widgets,
      ...pageStart,
    },
    window,
  )
  if (cart) giveCart(page, cart)

  return {
    ...page,
    ...record,
    failures,
    errors,
    show: (widget, given = {}, settings = {}) =>
      showWidget(page, windowWith(members), widget, given, settings),
  }
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
