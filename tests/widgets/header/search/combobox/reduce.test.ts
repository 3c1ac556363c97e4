import { describe, expect, test } from 'vitest'
import {
  INITIAL_STATE,
  isExpanded,
  reduce,
  type SearchAction,
} from '../../../../../src/widgets/header/search/combobox/reduce.js'

const after = (...actions: SearchAction[]) => actions.reduce(reduce, INITIAL_STATE)
const typed: SearchAction[] = [
  { type: 'open' },
  { type: 'text', text: 'ka' },
  { type: 'rows', rows: ['Kaffee', 'Kanne', 'Kakao'] },
]
const down: SearchAction = { type: 'move', by: 1 }
const up: SearchAction = { type: 'move', by: -1 }

describe('the search field with suggestions', () => {
  test('opens only when it has suggestions', () => {
    expect(isExpanded(after({ type: 'open' }, { type: 'text', text: 'ka' }))).toBe(false)
    expect(isExpanded(after(...typed))).toBe(true)
  })
  test('copies the suggestion that the arrow keys have selected into the field', () => {
    const state = after(...typed, down, down)
    expect(state.text).toBe('Kanne')
    expect(state.active).toBe(1)
  })
  test('loads suggestions for the typed text, not for the copied one', () => {
    expect(after(...typed, down).typed).toBe('ka')
  })
  test('wraps from the last suggestion directly to the first', () => {
    expect(after(...typed, down, down, down, down).text).toBe('Kaffee')
  })
  test('wraps from the first suggestion directly to the last, and moves up from the field to the last', () => {
    expect(after(...typed, down, up).text).toBe('Kakao')
    expect(after(...typed, up).text).toBe('Kakao')
  })
  test('ignores the arrow keys while there are no suggestions', () => {
    const state = after({ type: 'open' }, { type: 'text', text: 'ka' })
    expect(reduce(state, down)).toBe(state)
  })
  test('restores the typed text with the first Escape and clears the field with the second', () => {
    const first = after(...typed, down, { type: 'escape' })
    expect(first.text).toBe('ka')
    expect(isExpanded(first)).toBe(false)
    expect(reduce(first, { type: 'escape' }).text).toBe('')
  })
  test('hides the suggestions when it loses the focus and shows them when it gets the focus again', () => {
    const closed = after(...typed, { type: 'close' })
    expect(isExpanded(closed)).toBe(false)
    expect(isExpanded(reduce(closed, { type: 'open' }))).toBe(true)
  })
  test('takes up to 200 typed characters', () => {
    const state = after({ type: 'open' }, { type: 'text', text: 'a'.repeat(201) })
    expect([state.text, state.typed]).toEqual(['a'.repeat(200), 'a'.repeat(200)])
  })
  test('loads suggestions for its first content only if it has the focus, or when it gets the focus', () => {
    const left = after({ type: 'start', text: 'kanne', isOpen: false })
    expect([left.text, left.typed]).toEqual(['kanne', ''])
    expect(reduce(left, { type: 'open' }).typed).toBe('kanne')
    expect(after({ type: 'start', text: 'kanne', isOpen: true }).typed).toBe('kanne')
  })
  test('selects no suggestion after it has lost or regained the focus', () => {
    expect(after(...typed, down, { type: 'close' }).active).toBe(-1)
    expect(after(...typed, down, { type: 'open' }).active).toBe(-1)
  })
  test('has suggestions for the copied text when it gets the focus again, or an arrow key after a search', () => {
    const searched = after(...typed, down, { type: 'close' })
    expect(searched.typed).toBe('ka')
    for (const action of [{ type: 'open' }, down] as SearchAction[])
      expect(reduce(searched, action)).toMatchObject({
        text: 'Kaffee',
        typed: 'Kaffee',
        active: -1,
        isOpen: true,
      })
  })
  test('shows closed suggestions again with the arrow keys', () => {
    expect(isExpanded(after(...typed, { type: 'escape' }, down))).toBe(true)
  })
  test('keeps the suggestions while the next letter is typed, and selects none', () => {
    const state = after(...typed, down, { type: 'text', text: 'kan' })
    expect([isExpanded(state), state.active, state.rows.length]).toEqual([true, -1, 3])
  })
  test('has no suggestions when it is empty', () => {
    expect(isExpanded(after(...typed, { type: 'text', text: '' }))).toBe(false)
  })
  test('keeps the selected suggestion when new ones arrive, unless they lack it', () => {
    const arrives = (...rows: string[]) => after(...typed, down, { type: 'rows', rows }).active
    expect(arrives('Kaffee')).toBe(0)
    expect(arrives('Kafka', 'Kaffeefilter', 'Kaffee')).toBe(2)
    expect(arrives('Kaffeefilter')).toBe(-1)
    expect(after(...typed, { type: 'rows', rows: ['Kaffee'] }).active).toBe(-1)
  })
  test('keeps the selected product if a term has the same text', () => {
    const rows = ['Kanne', 'Kaffee', 'Kaffee']
    expect(after(...typed, { type: 'rows', rows }, up, { type: 'rows', rows: [...rows] }).active).toBe(2)
  })
})
