/** The searches of the headers on a page. `Shop.search` uses them. interface.md §2. */
import { atom } from 'jotai/vanilla'
import type { MountedSearch } from '../host/shell.js'

/** In mount order. If an application uses the npm package, its page shares the searches with the loader's page. */
export const searchesAtom = atom<Set<MountedSearch>>(new Set<MountedSearch>())

/** Whether the flyout of a search covers the page. */
export const isSearchOpenAtom = atom(false)
