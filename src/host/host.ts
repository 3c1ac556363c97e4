/** The page as a widget sees it. A host is made for each widget, because `api-base` may differ between them. */
import { logWarning } from './report.js'
import { createServices, type HostSettings, type PageWindow, type Services } from './services.js'
import { createStore, type Store } from './storage.js'
import { pushEvent, type TrackEvent } from './track.js'

export type { PageWindow }

export interface Host extends Services {
  /** For script elements; never put into markup. */
  readonly nonce?: string | undefined
  readonly session: Store
  track(event: TrackEvent): void
  /** Goes to a page of the shop: by the client router if there is one, otherwise by a full load. */
  go(url: string): void
}

export function createHost(window: PageWindow | undefined, settings: HostSettings): Host {
  const services = createServices(window, settings)
  const { window: page, hooks } = services
  return {
    ...services,
    nonce: settings.nonce,
    session: createStore(page, 'sessionStorage'),
    track: (event) => pushEvent(page, hooks(), event),
    go(target) {
      const { router } = hooks()
      try {
        if (router) return router.push(target.slice(new URL(target).origin.length))
      } catch {
        logWarning(page, 'shop-embed: router.push threw')
      }
      page.location.assign(target)
    },
  }
}
