/** Pushes tracking events to the data layer and to the collect client. */
import type { ShopHooks } from '../api/options.js'
import type { TrackingEvents } from '../api/tracking.js'

/** It must never contain personal data, such as an e-mail address, a name or a token. */
export type TrackEvent = {
  [Name in keyof TrackingEvents]: { event_name: Name; event_type: 'ga4' } & TrackingEvents[Name]
}[keyof TrackingEvents]

type Sink = { push(event: object): void } | undefined

/** Pushes in a microtask, so that tracking cannot break or delay the action that it reports. */
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
        // The host page's tracking is broken. That must not cause an error in our code.
      }
  })
}
