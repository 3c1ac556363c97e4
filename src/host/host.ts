/**
 * The host page behind an interface. Widgets and the cart use `window` only through a host, so they also run in tests
 * and on a server. Each widget has its own host, because `api-base` may differ between widgets.
 */
import type { ShopErrorCode } from '../api/errors.js'
import type { ShopEvents } from '../api/events.js'
import type { WidgetName } from '../api/names.js'
import type { ShopHooks } from '../api/options.js'
import type { PageStart } from './page-start.js'
import { createCall, initOf, type Call, type Services } from './call.js'
import { docsAt, warnOnce } from './warn.js'
import { createStorage, type SafeStorage } from './storage.js'
import { whenActivated } from './prerendering.js'
import { createRemember, type Memory, type Remember } from './remembered.js'
import { keyOfGet } from './request-table.js'
import { pushEvent, type TrackEvent } from './tracking.js'
import { unclobbered } from './unclobbered.js'
import { unlessLeft } from './unless-left.js'
import { safeUrl, type UrlKind } from './urls.js'

export type PageWindow = Window & typeof globalThis

export interface HostSettings {
  page: Pick<PageStart, 'address' | 'configured' | 'cookie' | 'nonce' | 'report' | 'script' | 'timingLog'> &
    /** Missing where `call` is replaced. */
    Partial<Pick<PageStart, 'requestTable'>> & {
      /** The calls with `remember: 'page'`. */
      memory?: Memory | undefined
    }
  /** Replaces the calls of services, as on a server. */
  call?: Call | undefined
  /** Read at each use, because options change. */
  services?: Services
  /** The placeholder, on which DOM events are dispatched. Without it, they are dispatched on the document. */
  element?: Node | undefined
  /** The widget's name. */
  name?: WidgetName | undefined
  /** Aborted when the widget is removed. */
  signal?: AbortSignal | undefined
}

export interface Host {
  /** The page's window. Use it only in effects and event handlers, because a server has no window. */
  readonly window: PageWindow
  /** True while a server renders. There are then no window and no cookies, and services cannot be called. */
  readonly isServer: boolean
  readonly call: Call
  /** A GET that this widget, the page or the visit remembers. Returns the same object for the same request. */
  readonly remember: Remember
  /** @returns the address in absolute form, or `undefined` if it is not safe to use */
  url(value: unknown, kind: UrlKind): string | undefined
  /** The visitor's tokens count as missing if the services are on a foreign origin. */
  cookie(name: string): string | undefined
  readonly services: Services
  readonly local: SafeStorage
  readonly session: SafeStorage
  /** The CSP nonce for script elements. It must never appear in markup. */
  readonly nonce: string | undefined
  /** Dispatches a DOM event that bubbles and is composed. @returns `false` if a listener prevented its default */
  emit<K extends keyof ShopEvents>(type: K, detail: ShopEvents[K], cancelable?: boolean): boolean
  /** Reports an error: dispatches `shop-error` and calls the hook `onError`. Never throws. */
  report(code: ShopErrorCode, message: string): void
  /**
   * Warns the developer of the host page, once per page.
   *
   * @param text  what is wrong, and what is allowed or happens instead
   * @param docs  the docs page with more details, such as `reference/errors`
   */
  warn(text: string, docs: string, ...details: unknown[]): void
  /**
   * Runs a function at once, or if the page is being prerendered, when the visitor opens it, unless the widget has left by then.
   *
   * @returns a function that cancels this
   */
  whenActivated(run: () => void): () => void
  /** Tracks the event as soon as the visitor has opened the page. */
  track(event: TrackEvent): void
  /** The hooks that the host page has set with `Shop.configure`. */
  hooks(): ShopHooks
  /** The time in ms on a clock that never jumps, counted from the page's start. */
  now(): number
}

/** The cookies whose value is sent in a header. */
const TOKENS = ['CsrfToken', 'LoginToken', 'LongtermToken']

/** @param window  `undefined` on a server, where `url` is the only method of the host that may be called */
export function createHost(window: PageWindow | undefined, settings: HostSettings): Host {
  const pageWindow = window as PageWindow
  const { address, configured, nonce, requestTable, script, timingLog } = settings.page
  const { element, name: widget, signal } = settings
  const services = () => settings.services ?? {}
  const url: Host['url'] = (value, kind) => safeUrl(window, services().apiBase, value, kind, address)
  const report: Host['report'] = (code, message) => void settings.page.report(code, message, element, widget)
  const warn: Host['warn'] = (text, docs, ...details) =>
    warnOnce(window ?? globalThis, text, docsAt(script.src, docs), ...details)
  const now = () => pageWindow.performance.now()
  const afterActivation: Host['whenActivated'] = (run) =>
    whenActivated(pageWindow, () => {
      if (!signal?.aborted) run()
    })
  const cookie: Host['cookie'] = (name) =>
    services().foreignOrigin !== undefined && TOKENS.includes(name) ? undefined : settings.page.cookie(name)
  const session = createStorage(window, 'sessionStorage')
  const call =
    settings.call ??
    createCall({
      widget,
      timingLog,
      now,
      services,
      toUrl: (path) => url(path, 'call'),
      requestTable: requestTable!,
      report,
      warn,
      unlessLeft: (run) => unlessLeft(pageWindow, run),
    })

  const remember = createRemember({
    call,
    keyOf: (path, request) =>
      [
        keyOfGet(url(path, 'call') ?? path, initOf(request, services())),
        // What the page knows about its visitor depends on who has logged in.
        request.remember === 'page' && cookie('LoginToken'),
      ].join('\n'),
    pageMemory: settings.page.memory ?? new Map(),
    url: (path) => url(path, 'call'),
    session,
    signal,
    window: pageWindow,
  })

  return {
    window: pageWindow,
    isServer: window === undefined,
    call,
    remember,
    url,
    cookie,
    get services() {
      return services()
    },
    local: createStorage(window, 'localStorage'),
    session,
    nonce,
    emit(type, detail, cancelable = false) {
      const event = new pageWindow.CustomEvent(type, { bubbles: true, composed: true, cancelable, detail })
      return unclobbered(element ?? pageWindow.document).dispatchEvent(event)
    },
    report,
    warn,
    whenActivated: afterActivation,
    track: (event) => void afterActivation(() => pushEvent(pageWindow, configured, event)),
    hooks: () => configured,
    now,
  }
}
