/** The page's one store of the cart: its state now, and the one who passes on what comes next. */
import type { State } from './reduce.js'

export interface Store {
  get(): State
  /** Takes what an event of `reduce.ts` gives. Whoever watches hears of it before this returns, if it differs. */
  set(next: State): void
}

export function createStore(state: State, onChange: () => void): Store {
  return {
    get: () => state,
    set(next) {
      if (next === state) return
      state = next
      onChange()
    },
  }
}
