/**
 * What makes a combobox of the search field: suggestions under it, the keyboard, the button that clears it; and the
 * flyout around it. Comes with the first intent to search, and takes up what was typed until then.
 */
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  type MouseEvent,
  type RefObject,
} from 'react'
import type { HeaderTexts } from '../../../../../locales/de-DE/header.js'
import { navigate } from '../../../../host/navigate.js'
import type { Site } from '../../../../api/names.js'
import type { Host } from '../../../../host/host.js'
import { useText } from '../../../../hooks/use-text.js'
import { CLOSE, Icon, SEARCH } from '../../../../ui/Icon.js'
import type { SearchProps } from '../props.js'
import { isExpanded, reduce, startSearch } from './reduce.js'
import { rowsOf, splitMatch, type Row } from './rows.js'
import { normaliseTerm, searchUrl, sentTerm } from '../term.js'
import { useSuggestions } from './use-suggestions.js'
import css from './styles.css'

export { openSearch } from '../api.js'
export { Flyout } from './Flyout.js'
export const styles = css

const hasFocus = (field: Element) => (field.getRootNode() as ShadowRoot).activeElement === field
const fieldOf = (form: Element) => form.querySelector<HTMLInputElement>('[part=search-input]')!

/** Goes to the results. An empty term only brings the focus back. */
export function submit(form: HTMLFormElement, host: Host, site: Site): void {
  const field = fieldOf(form)
  const url = searchUrl(host, site, field.value)
  if (!url) return field.focus()
  form.closest('dialog')?.close()
  navigate(host, url)
}

interface ComboboxProps extends SearchProps {
  /** What the field held last, for the next time that the flyout opens. */
  term: RefObject<string | undefined>
  /** Closes the flyout, if the search is in one. */
  onClose(): void
}

/** Before the field was looked at. */
const UNKNOWN = startSearch('')

/** Stands in the form, beside its field. */
export function Combobox({ options, host, mode, term, onClose }: ComboboxProps) {
  const { site, locale, defaultSearchTerm } = options
  const t = useText<HeaderTexts>().search
  const [state, dispatch] = useReducer(reduce, UNKNOWN)
  const query = sentTerm(state.typed)
  const answer = useSuggestions(host, site, query)
  const { terms, products } = useMemo(() => rowsOf(host, site, query, answer), [host, site, query, answer])
  const texts = [...terms, ...products].map((row) => row.text)
  const isOpen = isExpanded(state) && texts.length > 0

  const list = useRef<HTMLDivElement>(null)
  /** The mouse is over the suggestions. */
  const isOver = useRef(false)
  const field = () => fieldOf(list.current!.parentElement!)

  // While an answer is awaited, `answer` is new with each rendering; its texts say whether anything changed.
  useEffect(() => dispatch({ type: 'rows', rows: texts }), [texts.join('\n')])

  useLayoutEffect(() => {
    const input = field()
    const { value } = input
    if (state === UNKNOWN) {
      // Until now nothing was there to complete with.
      input.setAttribute('aria-autocomplete', 'list')
      dispatch({
        type: 'start',
        text: value === defaultSearchTerm ? normaliseTerm(value) : value,
        isOpen: hasFocus(input),
      })
    } else {
      // Setting what stands there already would move the caret.
      if (value !== state.text) input.value = state.text
      term.current = state.text
      input.setAttribute('aria-controls', list.current!.id)
      input.setAttribute('aria-expanded', `${isExpanded(state)}`)
      if (state.active < 0) input.removeAttribute('aria-activedescendant')
      else input.setAttribute('aria-activedescendant', `search-row-${state.active}`)
      list.current!.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    }

    const ended = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => input.addEventListener(type, listener, ended)
    on('input', () => dispatch({ type: 'text', text: input.value }))
    on('focus', () => dispatch({ type: 'open' }))
    on('blur', () => {
      if (mode !== 'overlay' || !isOver.current) dispatch({ type: 'close' })
    })
    on('keydown', (event) => {
      const { key } = event
      // The form is about to be sent.
      if (key === 'Enter') return dispatch({ type: 'close' })
      if (key === 'ArrowDown' || key === 'ArrowUp')
        dispatch({ type: 'move', by: key === 'ArrowDown' ? 1 : -1 })
      // What is left of Escape closes the flyout.
      else if (key === 'Escape' && (isExpanded(state) || (mode === 'field' && state.text)))
        dispatch({ type: 'escape' })
      else return
      event.preventDefault()
      event.stopPropagation()
    })
    return () => ended.abort()
  }, [state, mode])

  const follow = (event: MouseEvent, { url }: Row) => {
    // New tab, new window, download: the link does that by itself.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    dispatch({ type: 'close' })
    onClose()
    navigate(host, url)
  }

  const option = (row: Row, index: number, isProduct: boolean) => {
    const [before, match, behind] = splitMatch(row.text, query, locale)
    return (
      // By position: a new answer patches the rows that stand there.
      <a
        key={index}
        id={`search-row-${index}`}
        part={isProduct ? 'search-product' : 'search-term'}
        role="option"
        aria-selected={index === state.active}
        tabIndex={-1}
        href={row.url}
        onClick={(event) => follow(event, row)}
      >
        {isProduct ? (
          <span className="search-picture">
            {row.image && (
              <img
                key={row.image}
                src={row.image}
                alt=""
                width="56"
                height="56"
                onError={(event) => {
                  event.currentTarget.hidden = true
                }}
              />
            )}
          </span>
        ) : (
          <Icon path={SEARCH} />
        )}
        <span>
          {before}
          {match && <mark>{match}</mark>}
          {behind}
        </span>
      </a>
    )
  }

  const group = (label: string, rows: Row[], from: number) =>
    rows.length > 0 && (
      <div role="group" aria-label={label}>
        <p aria-hidden="true">{label}</p>
        {rows.map((row, index) => option(row, from + index, rows === products))}
      </div>
    )

  return (
    <>
      {state.text && (
        <button
          type="button"
          part="search-clear"
          aria-label={t.clear()}
          onClick={() => {
            dispatch({ type: 'text', text: '' })
            field().focus()
          }}
        >
          <Icon path={CLOSE} />
        </button>
      )}
      <p role="status" className="quiet">
        {isOpen && t.found({ n: texts.length })}
      </p>
      <div
        ref={list}
        id="search-list"
        part="search-panel"
        role="listbox"
        aria-label={t.suggestions()}
        hidden={!isOpen}
        // The field keeps the focus while a suggestion is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onMouseEnter={() => {
          isOver.current = true
        }}
        onMouseLeave={() => {
          isOver.current = false
          if (!hasFocus(field())) dispatch({ type: 'close' })
        }}
      >
        {isOpen && group(t.terms(), terms, 0)}
        {isOpen && group(t.products(), products, terms.length)}
      </div>
    </>
  )
}
