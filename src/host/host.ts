/**
 * The page behind an interface. Widgets and the cart reach `window` only through a host, so they run in a test, on a
 * server and in a page. A host is made for each widget, because `api-base` may differ between them.
 */
import type { ShopErrorCode } from '../api/errors.js'
import type { ShopEvents } from '../api/events.js'
import type { WidgetName } from '../api/names.js'
import type { ShopHooks } from '../api/options.js'
import type { Shell } from './shell.js'
import { createCall, type Call } from './call.js'
import { readCookie } from './cookies.js'
import { createStorage, type SafeStorage } from './storage.js'
import { pushEvent, type TrackEvent } from './tracking.js'
import { createTransport } from './transport.js'
import { safeUrl, type UrlKind } from './urls.js'

export type PageWindow = Window & typeof globalThis

export interface HostSettings {
  page: Pick<Shell, 'configured' | 'fail' | 'firstAnswers' | 'nonce'>
  /** Origin of the shop's services; the page's own when left out. */
  apiBase?: string | undefined
  credentials?: 'same-origin' | 'include' | undefined
  /** Where DOM events are dispatched: the placeholder, or the document if there is none. */
  target?(): EventTarget | undefined
  widget?: WidgetName | undefined
}

export interface Host {
  /** The page's window; for effects and event handlers only, there is none on a server. */
  readonly window: PageWindow
  /** There is no window, no cookie and no service to call. */
  readonly isServer: boolean
  readonly call: Call
  /** The address in its safe, absolute form, or `undefined` if it is refused. */
  url(value: unknown, kind: UrlKind): string | undefined
  cookie(name: string): string | undefined
  readonly local: SafeStorage
  readonly session: SafeStorage
  /** For script elements; never put into markup. */
  readonly nonce: string | undefined
  /** Dispatches one of our DOM events, bubbling and composed. `false` if a listener prevented it. */
  emit<K extends keyof ShopEvents>(type: K, detail: ShopEvents[K], cancelable?: boolean): boolean
  /** Reports to `shop-error` listeners and `onError`; never throws. */
  report(code: ShopErrorCode, message: string): void
  track(event: TrackEvent): void
  hooks(): ShopHooks
  /** Milliseconds on the monotonic clock. */
  now(): number
}

/** @param window  `undefined` on a server, where only `url` is used */
export function createHost(window: PageWindow | undefined, settings: HostSettings): Host {
  const page = window as PageWindow
  const { configured, fail, firstAnswers, nonce } = settings.page
  const target = () => settings.target?.() ?? page.document
  const url: Host['url'] = (value, kind) => safeUrl(window, settings.apiBase, value, kind)
  const report: Host['report'] = (code, message) =>
    void fail(code, message, settings.target?.(), settings.widget)

  return {
    window: page,
    isServer: window === undefined,
    call: createCall(settings, (path) => url(path, 'call'), createTransport(page, firstAnswers), report),
    url,
    cookie: (name) => readCookie(window, name),
    local: createStorage(window, 'localStorage'),
    session: createStorage(window, 'sessionStorage'),
    nonce,
    emit(type, detail, cancelable = false) {
      const event = new page.CustomEvent(type, { bubbles: true, composed: true, cancelable, detail })
      return target().dispatchEvent(event)
    },
    report,
    track: (event) => pushEvent(page, configured, event),
    hooks: () => configured,
    now: () => page.performance.now(),
  }
}
