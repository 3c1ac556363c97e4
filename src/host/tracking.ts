/** Tracking events: pushed to the data layer and to the collect client. interface.md §5. */
import type { ShopHooks } from '../api/options.js'

/** Nothing personal (e-mail, names, tokens) is ever put into one. */
export interface TrackEvent {
  event_name: string
  event_type: 'ga4'
  emitter: string
  subject: string
  [field: string]: string | number | undefined
}

type Sink = { push(event: object): void } | undefined

/** Runs after the action that it reports, and neither breaks nor delays it. */
export function pushEvent(window: object, hooks: ShopHooks, event: object): void {
  const globals = window as Record<string, Sink>
  const sinks: Array<() => Sink> = [
    () => (globals[hooks.dataLayerName ?? 'dataLayer'] ??= []),
    () => hooks.collect ?? globals.collect,
  ]
  queueMicrotask(() => {
    for (const sink of sinks)
      try {
        sink()?.push(event)
      } catch {
        // The host's tracking is broken; the page must not notice it through us.
      }
  })
}
