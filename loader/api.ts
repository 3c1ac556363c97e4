/**
 * `window.Shop`, complete from the first moment. What needs no code answers itself; the rest loads `base` and
 * delegates to what its `start` gives. The object never changes its identity: hosts keep references to it.
 */
import { doc, load, script } from './insert.js'
import type { ShopErrorCode } from './protocol.js'

/** What `configure` was given, options and hooks; read at each mount. */
export const configured: Record<string, any> = {}

/** Tells `shop-error` listeners and `onError`; nothing of ours is ever thrown at the page. */
const fail = (code: ShopErrorCode, message: any, target: EventTarget = doc, widget?: string) => {
  const error = Object.assign(Error(message), { code })
  try {
    target.dispatchEvent(
      new CustomEvent('shop-error', { bubbles: true, composed: true, detail: { widget, code, message } }),
    )
    configured.onError?.(error)
  } catch {
    // A hook that throws is the host's.
  }
  return error
}

let core: Promise<any> | 0

/** A failure is told and forgotten, so that the next call tries again; hosts may well ignore the promise. */
export const via =
  (method: string, element?: HTMLElement) =>
  (...given: unknown[]): Promise<any> => {
    const mine = (core ||= load(...__BASE__)
      .catch(() => load(...__BASE__, '?1'))
      .then((code) => code.default().start(page)))
    const answer = mine.then(
      (code) => code[method](...given),
      () => {
        // Who hears of the failure may have begun anew.
        if (core == mine) core = 0
        throw fail('LOAD_FAILED', __BASE__[0], element, element?.dataset.shopWidget)
      },
    )
    answer.catch(() => {})
    return answer
  }

/** Every method that `core` has; `then` is none, so that awaiting the object gives the object. */
const delegate = new Proxy({ then: 0 } as Record<string, any>, {
  get: (own, name: string) => own[name] ?? via(name),
})

/** `Shop.ready` waits for these. */
export const eager: unknown[] = []

export const shop: Record<string, any> = {
  version: __VERSION__,
  ready: new Promise<any>((done) => {
    if (doc.readyState == 'loading') doc.addEventListener('DOMContentLoaded', done)
    else done(0)
  })
    // Behind the first scan.
    .then(() => Promise.all(eager))
    .then(() => {}),
  push(...fns: Array<(shop: any) => void>) {
    fns.forEach((fn) => {
      try {
        fn(shop)
      } catch (error) {
        fail('INVALID_ARGUMENT', '' + error)
      }
    })
  },
  configure: (options: object) => void Object.assign(configured, options),
  on(type: string, listener: (detail: unknown) => void) {
    const hear = (event: any) => listener(event.detail)
    doc.addEventListener(type, hear)
    return () => doc.removeEventListener(type, hear)
  },
  formatPrice(amount: number, site?: string) {
    const [locale, symbol] = (
      __SITES__[site || configured.site || script.dataset.site] || __SITES__.DE!
    ).split(' ')
    return (
      amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) +
      (symbol ? '\xa0' + symbol : '')
    )
  },
  mount: via('mount'),
  unmount: via('unmount'),
  search: delegate,
  cart: {
    __proto__: delegate,
    get state() {
      via('state')()
      return (
        page.cart?.state || {
          cart: {
            numberOfArticles: 0,
            articles: [],
            freeArticles: [],
            giftCards: [],
            partnerProducts: [],
            subscriptions: [],
            defectiveArticles: [],
            defectiveGiftCards: [],
            defectivePartnerProducts: [],
            defectiveSubscriptions: [],
          },
          itemCount: 0,
          busy: true,
          canCheckout: false,
          deleted: [],
          error: null,
        }
      )
    },
    subscribe(listener?: (state: unknown) => void) {
      const answer = via('subscribe')((state: unknown) => listener?.(state))
      return () => {
        // Nothing is heard from now on, even if the cart's code is still on its way.
        listener = undefined
        answer.then(
          (off) => off(),
          () => {},
        )
      }
    },
  },
}

/** Placeholders that were seen; the frame takes out those that leave. */
export const known = new Set<Element>()

/** What the code that comes later is given: `Page` in src/shop/page.ts. */
export const page: Record<string, any> = {
  shop,
  configured,
  script,
  load,
  fail,
  known,
  sites: __SITES__,
}
