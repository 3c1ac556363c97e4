/** What the edge passes along with each request. */
import type { TextStores } from './text-store.js'

export interface EdgeScope {
  stores: TextStores
  /** Lets work go on after the response. */
  later(work: Promise<void>): void
}
