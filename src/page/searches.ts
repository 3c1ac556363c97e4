/** The searches of the headers on a page. `Shop.search` uses them. */
import { atom } from 'jotai/vanilla'
import type { Site } from '../api/names.js'

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
  readonly waiting: Set<WaitingForFlyout>
}

/** In mount order. If an application uses the npm package, its page shares the searches with the loader's page. */
export const searchesAtom = atom<Set<MountedSearch>>(new Set<MountedSearch>())

/** Whether the flyout of a search covers the page. */
export const isSearchOpenAtom = atom(false)
