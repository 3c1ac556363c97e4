/**
 * The page behind an interface. Only this folder touches `window`, so everything above it runs in a test,
 * on a server and in a page. What a page without any widget needs, for its cart, is here; `host.ts` adds the rest.
 */
import type { ShopErrorCode, ShopEvents, ShopHooks, WidgetName } from '../../loader/protocol.js'
import { createCall, type Call } from './call.js'
import { readCookie } from './cookies.js'
import { safeUrl, type UrlKind } from './safe-url.js'
import { createStore, type Store } from './storage.js'

export type PageWindow = Window & typeof globalThis

export interface HostSettings {
  /** Where the shop's services are: an origin. The page's own when left out. */
  apiBase?: string | undefined
  credentials?: 'same-origin' | 'include' | undefined
  /** Read at each use, because `Shop.configure` may come late. */
  hooks(): ShopHooks
  /** Where DOM events are dispatched: the placeholder, or the document for page-wide services. */
  target(): EventTarget | undefined
  widget?: WidgetName | undefined
  /** Tells `shop-error` and `onError`; never throws. */
  fail(code: ShopErrorCode, message: string, target?: EventTarget, widget?: string): unknown
  /** Answers that the loader asked for together with the code, by address; each is used once. */
  early?: Map<string, Promise<Response>> | undefined
  /** Of the loader's script element, for script elements that we add. */
  nonce?: string | undefined
}

export interface Services {
  /** The page's window; for effects and event handlers only, there is none on a server. */
  readonly window: PageWindow
  readonly call: Call
  /** The address in its safe, absolute form, or `undefined` if it is refused. */
  url(value: unknown, kind: UrlKind): string | undefined
  cookie(name: string): string | undefined
  readonly local: Store
  /** Dispatches one of our DOM events, bubbling and composed. `false` if a host prevented it. */
  emit<K extends keyof ShopEvents>(type: K, detail: ShopEvents[K], cancelable?: boolean): boolean
  /** Tells `shop-error` listeners and `onError`; never throws and never reaches the page as uncaught. */
  report(code: ShopErrorCode, message: string): void
  hooks(): ShopHooks
  /** Milliseconds on the monotonic clock. */
  now(): number
}

export function createServices(window: PageWindow | undefined, settings: HostSettings): Services {
  const page = window as PageWindow
  const url = (value: unknown, kind: UrlKind) => safeUrl(page, settings.apiBase, value, kind)

  const emit: Services['emit'] = (type, detail, cancelable = false) => {
    try {
      const event = new page.CustomEvent(type, { bubbles: true, composed: true, cancelable, detail })
      return (settings.target() ?? page.document).dispatchEvent(event)
    } catch {
      // A page without CustomEvent hears nothing; the action that is reported goes on.
      return true
    }
  }

  const report: Services['report'] = (code, message) =>
    void settings.fail(code, message, settings.target(), settings.widget)

  return {
    window: page,
    call: createCall(page, settings, url, report),
    url,
    cookie: (name) => readCookie(page, name),
    local: createStore(page, 'localStorage'),
    emit,
    report,
    hooks: settings.hooks,
    now: () => page.performance.now(),
  }
}
