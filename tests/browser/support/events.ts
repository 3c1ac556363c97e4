/** Our DOM events, as a host page receives them. */
import type { Page } from 'playwright/test'
import type { ShopEvents } from '../../../src/api/events.js'

interface RecordedEvent {
  type: string
  detail: Record<string, unknown>
  /** The id of the element on which the event was dispatched, its tag name if it has no id, or `document`. */
  target: string
}

/** The events that our code dispatches, except `support-submit`, because its detail is not plain data. */
export const OUR_EVENTS: ReadonlyArray<keyof ShopEvents> = [
  'shop-ready',
  'shop-error',
  'cart-changed',
  'newsletter-submitted',
  'support-submitted',
  'preview-changed',
]

/** Records our events from the start of the page on; `eventsOf` returns them. */
export const recordEvents = (page: Page) =>
  page.addInitScript((types) => {
    const recordedEvents: Array<{ type: string; detail: unknown; target: string }> = []
    Object.assign(window, { recordedEvents })
    for (const type of types)
      document.addEventListener(type, (event) =>
        recordedEvents.push({
          type,
          detail: (event as CustomEvent).detail,
          target: event.target instanceof Element ? event.target.id || event.target.localName : 'document',
        }),
      )
  }, OUR_EVENTS)

/** @returns the events of a type that the page has received so far; needs `recordEvents` before the page is opened */
export const eventsOf = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { recordedEvents: RecordedEvent[] }).recordedEvents.filter(
        (event) => event.type === wanted,
      ),
    type,
  )

/** Resolves when every widget that loads eagerly has rendered or failed. */
export const shopReady = (page: Page) =>
  page.evaluate(async () => {
    await (window.Shop as { ready: Promise<void> }).ready
  })

/** Simulates that the visitor changes to another tab. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
