/**
 * The page behind an interface. Only this folder touches `window`, so everything above it runs in a test,
 * on a server and in a page. What a page without any widget needs, for its cart, is here; `host.ts` adds the rest.
 */
import type { ShopErrorCode, ShopEvents, ShopHooks, WidgetName } from '../../loader/protocol.js'
import { createCall, type Call, type Way } from './call.js'
import { readCookie } from './cookies.js'
import { shopOrigin } from './shop-origin.js'
import { createStore, type Store } from './storage.js'

export type PageWindow = Window & typeof globalThis

/** What a host needs of the page's frame. */
export interface HostPage {
  /** What `Shop.configure` was given, maybe late; the hooks are among it. */
  readonly configured: ShopHooks
  /** Tells `shop-error` and `onError`; never throws. */
  fail(code: ShopErrorCode, message: string, target?: EventTarget, widget?: string): unknown
  /** Answers that were asked for together with the code, by address; each is used once. */
  early?: Map<string, Promise<Response>> | undefined
  /** Of the loader, whose nonce holds for script elements that we add. */
  readonly script?: { readonly nonce?: string } | undefined
}

export interface HostSettings {
  page: HostPage
  /** Where the shop's services are: an origin. The page's own when left out. */
  apiBase?: string | undefined
  credentials?: 'same-origin' | 'include' | undefined
  /** Where DOM events are dispatched: the placeholder; the document where there is none. */
  target?(): EventTarget | undefined
  widget?: WidgetName | undefined
}

export interface Services {
  /** The page's window; for effects and event handlers only, there is none on a server. */
  readonly window: PageWindow
  readonly call: Call
  cookie(name: string): string | undefined
  readonly local: Store
  /** Dispatches one of our DOM events, bubbling and composed. `false` if a host prevented it. */
  emit<K extends keyof ShopEvents>(type: K, detail: ShopEvents[K], cancelable?: boolean): boolean
  /** Tells `shop-error` listeners and `onError`; never throws and never reaches the page as uncaught. */
  report(code: ShopErrorCode, message: string): void
}

/** @param way  to an answer: a widget's is longer than the cart's */
export function createServices(
  page: PageWindow,
  settings: HostSettings,
  way: Way = {
    // The cart's own addresses alone, which are paths.
    toUrl: (path) => new URL(path, shopOrigin(settings.apiBase, page.location.origin)).href,
    async ask(url, init) {
      const answer = await page.fetch(url, init)
      return [answer.ok, answer.status, await answer.text()]
    },
  },
): Services {
  const { page: frame, target, widget } = settings
  const report: Services['report'] = (code, message) => void frame.fail(code, message, target?.(), widget)

  return {
    window: page,
    call: createCall(settings, way, report),
    cookie: (name) => readCookie(page, name),
    local: createStore(page, 'localStorage'),
    emit(type, detail, cancelable = false) {
      const event = new page.CustomEvent(type, { bubbles: true, composed: true, cancelable, detail })
      return (target?.() ?? page.document).dispatchEvent(event)
    },
    report,
  }
}
