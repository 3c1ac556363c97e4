/** The searches of the headers on a page. `Shop.search` uses them. */
import { atom } from 'jotai/vanilla'
import type { ShopEvents } from '../api/events.js'
import type { Site } from '../api/names.js'
import type { Store } from './store.js'

/**
 * Called when the flyout of a search is open, or has been closed before it was open.
 *
 * @param hasLeft  whether the header has left the page
 */
export type WaitingForFlyout = (hasLeft: boolean) => void

/** The search of a header on the page. */
export interface MountedSearch {
  readonly site: Site
  /** The input in the bar, or in the open flyout. */
  readonly field: { readonly current: HTMLElement | null }
  /** The button that opens the flyout; `null` if the search is a field in the bar. */
  readonly icon: { readonly current: HTMLElement | null }
  /** Opens the flyout, and first loads its code if necessary. */
  open(): void
  close(): void
  /** Whether only a placeholder names the shop of the search. The loader's page may have searches of an earlier release. */
  isForeign?(): boolean
  readonly waiting: Set<WaitingForFlyout>
}

/** In mount order. If an application uses the npm package, its page shares the searches with the loader's page. */
export const searchesAtom = atom<Set<MountedSearch>>(new Set<MountedSearch>())

/** Whether the flyout of a search covers the page. */
export const isSearchOpenAtom = atom(false)

/** The placeholders whose widget could not be shown. A search does not wait for their header. */
export const failedPlaceholdersAtom = atom(new WeakSet<EventTarget>())

/** A failed call does not keep a widget from being shown. The host page may dispatch the event without a `detail`. */
export const isFinal = ({ detail }: CustomEvent<Partial<ShopEvents['shop-error']> | null>): boolean =>
  detail?.code !== 'CALL_FAILED'

export function followFailures(window: Window, store: Store): void {
  const failed = new WeakSet<EventTarget>()
  store.set(failedPlaceholdersAtom, failed)
  window.addEventListener('shop-error', (event) => void (isFinal(event) && failed.add(event.target!)), true)
  // The placeholder has left the document and returned.
  window.addEventListener('shop-ready', ({ target }) => void failed.delete(target!), true)
}
