/** What the search field knows, after the combobox pattern of ARIA 1.2. Pure: one state in, one state out. */
import { MAX_TERM } from '../term.js'

export interface SearchState {
  /** What the person typed: suggestions are asked for this. */
  typed: string
  /** What the field shows: the typed text, or the suggestion that the arrow keys are on. */
  text: string
  /** The texts of the suggestions, from top to bottom. */
  rows: readonly string[]
  /** The row that the arrow keys are on, or -1. */
  active: number
  /** Whether suggestions may be seen; there may be none. */
  isOpen: boolean
}

export type SearchAction =
  /** What stood in the field before this code came. */
  | { type: 'start'; text: string; isOpen: boolean }
  | { type: 'text'; text: string }
  | { type: 'rows'; rows: readonly string[] }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'open' | 'close' | 'escape' }

export const startSearch = (text: string): SearchState => ({
  typed: text,
  text,
  rows: [],
  active: -1,
  isOpen: false,
})

export const isExpanded = (state: SearchState): boolean => state.isOpen && state.rows.length > 0

export function reduce(state: SearchState, action: SearchAction): SearchState {
  const { rows, active } = state
  switch (action.type) {
    case 'start': {
      const { text, isOpen } = action
      return { ...state, text, typed: isOpen ? text : '', isOpen }
    }
    case 'text': {
      const text = action.text.slice(0, MAX_TERM)
      return { ...startSearch(text), rows: text ? rows : [], isOpen: true }
    }
    case 'rows':
      return { ...state, rows: action.rows, active: -1 }
    case 'move': {
      const count = rows.length
      if (!count) return state
      // Directly from the last row to the first; from the field upwards to the last.
      const next = active < 0 && action.by < 0 ? count - 1 : (active + action.by + count) % count
      return { ...state, active: next, text: rows[next]!, isOpen: true }
    }
    case 'escape':
      // First the suggestions go and what was typed comes back, then the text goes.
      return isExpanded(state) ? { ...state, text: state.typed, active: -1, isOpen: false } : startSearch('')
    case 'open':
      // The term of a results page is asked for with the focus, not before.
      return { ...state, typed: state.typed || state.text, active: -1, isOpen: true }
    case 'close':
      return { ...state, active: -1, isOpen: false }
  }
}
