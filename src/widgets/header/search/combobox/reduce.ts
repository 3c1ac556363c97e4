/** The state of the search field, following the ARIA 1.2 combobox pattern. Pure. */
import { MAX_TERM } from '../term.js'

export interface SearchState {
  /** What the person typed. Suggestions are loaded for this text. */
  typed: string
  /** The text in the field: the typed text, or the suggestion that the arrow keys have selected. */
  text: string
  /** The texts of the suggestions, from top to bottom. */
  rows: readonly string[]
  /** The row that the arrow keys have selected, or -1. */
  active: number
  /** Whether suggestions are shown, if there are any. */
  isOpen: boolean
}

export type SearchAction =
  /** Takes over the text that the field contained before the chunk was loaded. */
  | { type: 'start'; text: string; isOpen: boolean }
  | { type: 'text'; text: string }
  | { type: 'rows'; rows: readonly string[] }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'open' | 'close' | 'escape' }

const closedWith = (text: string): SearchState => ({
  typed: text,
  text,
  rows: [],
  active: -1,
  isOpen: false,
})

/** The state before the field's text is taken over. */
export const INITIAL_STATE = closedWith('')

/** Suggestions belong to the text in the field, even if it is a suggestion. A default term has none until now. */
const opened = (state: SearchState): SearchState => ({
  ...state,
  typed: state.text,
  active: -1,
  isOpen: true,
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
      return { ...closedWith(text), rows: text ? rows : [], isOpen: true }
    }
    case 'rows': {
      // A selected suggestion stays selected if the new list has it, perhaps in another place.
      const isInPlace = action.rows[active] === rows[active]
      return { ...state, rows: action.rows, active: isInPlace ? active : action.rows.indexOf(rows[active]!) }
    }
    case 'move': {
      if (!state.isOpen && state.typed !== state.text) return opened(state)
      const count = rows.length
      if (!count) return state
      // Moving down from the last row selects the first, and moving up from the field selects the last.
      const next = active < 0 && action.by < 0 ? count - 1 : (active + action.by + count) % count
      return { ...state, active: next, text: rows[next]!, isOpen: true }
    }
    case 'escape':
      // The first Escape closes the suggestions and brings back the typed text. The second one clears the field.
      return isExpanded(state) ? { ...state, text: state.typed, active: -1, isOpen: false } : closedWith('')
    case 'open':
      return opened(state)
    case 'close':
      return { ...state, active: -1, isOpen: false }
  }
}
