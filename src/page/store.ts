/** The store of a page's state. */
import type { createStore } from 'jotai/vanilla'

export type Store = ReturnType<typeof createStore>
