/** The page as a widget sees it. A host is made for each widget, because `api-base` may differ between them. */
import type { ShopHooks } from '../../loader/protocol.js'
import { createAsk } from './ask.js'
import { safeUrl, type UrlKind } from './safe-url.js'
import { createServices, type HostSettings, type PageWindow, type Services } from './services.js'
import { createStore, type Store } from './storage.js'
import { pushEvent, type TrackEvent } from './track.js'

export type { PageWindow }

export interface Host extends Services {
  /** The address in its safe, absolute form, or `undefined` if it is refused. */
  url(value: unknown, kind: UrlKind): string | undefined
  /** For script elements; never put into markup. */
  readonly nonce?: string | undefined
  readonly session: Store
  track(event: TrackEvent): void
  hooks(): ShopHooks
  /** Milliseconds on the monotonic clock. */
  now(): number
}

export function createHost(window: PageWindow | undefined, settings: HostSettings): Host {
  // None on a server, where nothing asks for it.
  const page = window!
  const { configured: hooks, early, script } = settings.page
  const url: Host['url'] = (value, kind) => safeUrl(window, settings.apiBase, value, kind)

  return {
    ...createServices(page, settings, {
      // A refused address is none.
      toUrl: (path) => new URL(url(path, 'call')!).href,
      ask: createAsk(page, early),
    }),
    url,
    hooks: () => hooks,
    now: () => page.performance.now(),
    nonce: script?.nonce,
    session: createStore(page, 'sessionStorage'),
    track: (event) => pushEvent(page, hooks, event),
  }
}
