/** Connects the combobox to the input, which the form has rendered without it. */
import { useRef, type MouseEvent, type RefObject } from 'react'
import { useLayoutEffect } from '../../../../ui/use-layout-effect.js'
import { isComposing } from '../../../../host/is-composing.js'
import type { SearchProps } from '../props.js'
import { normaliseTerm } from '../term.js'
import { INITIAL_STATE, isExpanded, type SearchAction, type SearchState } from './reduce.js'
import { suggestionId } from './SuggestionGroup.js'

const hasFocus = (field: Element) => (field.getRootNode() as ShadowRoot).activeElement === field
export const fieldOf = (form: Element) => form.querySelector<HTMLInputElement>('[part=search-input]')!

interface FieldProps extends Pick<SearchProps, 'mode'> {
  /** The list of suggestions, a child of the form. */
  list: RefObject<HTMLElement | null>
  defaultSearchTerm: string | undefined
  /** Receives the text of the input, whenever it changes. */
  term: RefObject<string | undefined>
  state: SearchState
  dispatch(action: SearchAction): void
}

/** @returns event handlers for the list */
export function useField(props: FieldProps) {
  const { list, defaultSearchTerm, term, mode, state, dispatch } = props
  const isMouseOverList = useRef(false)

  useLayoutEffect(() => {
    const input = fieldOf(list.current!.parentElement!)
    if (state === INITIAL_STATE) {
      const { value } = input
      const text = value === defaultSearchTerm ? normaliseTerm(value) : value
      // The first markup lacks this attribute, because the plain form has no list of suggestions.
      input.setAttribute('aria-autocomplete', 'list')
      dispatch({ type: 'start', text, isOpen: hasFocus(input) })
    } else {
      term.current = state.text
      showState(input, list.current!, state)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `defaultSearchTerm` counts only when the combobox starts
  }, [dispatch, list, state, term])

  useLayoutEffect(() => {
    const input = fieldOf(list.current!.parentElement!)
    const ended = new AbortController()
    const { signal } = ended
    input.addEventListener('input', () => dispatch({ type: 'text', text: input.value }), { signal })
    input.addEventListener('focus', () => dispatch({ type: 'open' }), { signal })
    input.addEventListener(
      'blur',
      () => {
        // In the overlay, suggestions stay open while the mouse is over them.
        if (mode !== 'overlay' || !isMouseOverList.current) dispatch({ type: 'close' })
      },
      { signal },
    )
    input.addEventListener(
      'keydown',
      (event) => {
        if (isComposing(event)) return
        // Enter also submits the form.
        if (event.key === 'Enter') dispatch({ type: 'close' })
        const action = actionOfKey(event.key, state, mode)
        if (!action) return
        dispatch(action)
        event.preventDefault()
        event.stopPropagation()
      },
      { signal },
    )
    return () => ended.abort()
  }, [dispatch, list, state, mode])

  return {
    // Keeps the focus in the input while a suggestion is pressed.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseEnter() {
      isMouseOverList.current = true
    },
    onMouseLeave() {
      isMouseOverList.current = false
      if (!hasFocus(fieldOf(list.current!.parentElement!))) dispatch({ type: 'close' })
    },
  }
}

function showState(input: HTMLInputElement, list: HTMLElement, state: SearchState): void {
  // Setting the value that the input already has would move the caret.
  if (input.value !== state.text) input.value = state.text
  input.setAttribute('aria-controls', list.id)
  input.setAttribute('aria-expanded', `${isExpanded(state)}`)
  if (state.active < 0) input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', suggestionId(state.active))
  list.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
}

/** @returns what a key does instead of the browser's default action; `undefined` for all other keys */
function actionOfKey(key: string, state: SearchState, mode: SearchProps['mode']): SearchAction | undefined {
  if (key === 'ArrowDown') return { type: 'move', by: 1 }
  if (key === 'ArrowUp') return { type: 'move', by: -1 }
  // Escape closes the suggestions. In the bar, it then clears the field; in a flyout, it closes the dialog.
  if (key === 'Escape' && (isExpanded(state) || (mode === 'field' && state.text))) return { type: 'escape' }
  return undefined
}
