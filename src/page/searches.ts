/** The searches of the headers on a page. `Shop.search` uses them. interface.md §2. */
import { atom } from 'jotai/vanilla'
import type { MountedSearch } from '../host/shell.js'

/** In the order in which they were mounted. A page whose application uses the npm package shares them with the loader's page. */
export const searchesAtom = atom<Set<MountedSearch>>(new Set<MountedSearch>())

/** Whether the flyout of a search covers the page. */
export const isSearchOpenAtom = atom(false)
