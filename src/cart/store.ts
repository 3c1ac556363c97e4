/** The page's one store of the cart: a state, the events that change it, and the one who passes it on. */
import { reduce, type Event, type State } from './reduce.js'

export interface Store {
  get(): State
  /** Whoever watches hears of it before this returns, and only if something has changed. */
  dispatch(event: Event): void
}

export function createStore(state: State, onChange: () => void): Store {
  return {
    get: () => state,
    dispatch(event) {
      const next = reduce(state, event)
      if (next === state) return
      state = next
      onChange()
    },
  }
}
