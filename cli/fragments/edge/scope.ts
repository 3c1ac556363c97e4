/** What the edge passes along with each request. */
import type { TextStore } from './text-store.js'

export interface EdgeScope {
  store: TextStore
  /** Lets work go on after the response. */
  later(work: Promise<void>): void
}
