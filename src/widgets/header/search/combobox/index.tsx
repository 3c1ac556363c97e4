/**
 * Turns the search form into a combobox: suggestions below the input, keyboard control and a clear button. The lazy
 * chunk also has the flyout around the form. A text that was typed before the chunk has loaded is kept.
 */
import { useMemo, useReducer, useRef, type MouseEvent, type RefObject } from 'react'
import type { HeaderTexts } from '../../../../../locales/de-DE/header.js'
import { hasModifierKey, navigate } from '../../../../host/navigate.js'
import type { Site } from '../../../../api/names.js'
import type { Host } from '../../../../host/host.js'
import { usePageChange } from '../../../../ui/use-page-change.js'
import { useText, useWidget } from '../../../../ui/use-widget.js'
import { CLOSE, Icon } from '../../../../ui/Icon.js'
import type { SearchProps } from '../props.js'
import { searchUrl, sentTerm } from '../term.js'
import { INITIAL_STATE, isExpanded, reduce } from './reduce.js'
import { rowsOf, type Row } from './rows.js'
import { createShopSource } from './source.js'
import { SuggestionGroup } from './SuggestionGroup.js'
import { fieldOf, useField } from './use-field.js'
import { useSuggestions } from './use-suggestions.js'
import css from './styles.css'

/** `Shop.search` is in this chunk, because the first render does not need it. */
export { openSearch } from '../api.js'
export { Flyout } from './Flyout.js'
export const styles = css

/** Goes to the search results. If the term is empty, only moves the focus back to the input. */
export function submit(form: HTMLFormElement, host: Host, site: Site): void {
  const field = fieldOf(form)
  const url = searchUrl(host, site, field.value)
  if (!url) return field.focus()
  navigate(host, url)
}

interface ComboboxProps extends SearchProps {
  /** Receives the text of the input, for the next time that the flyout opens. */
  term: RefObject<string | undefined>
}

/** Rendered inside the form, after its input. */
export function Combobox({ options, mode, term }: ComboboxProps) {
  const { host } = useWidget()
  const { site, locale, defaultSearchTerm } = options
  const t = useText<HeaderTexts>().search
  const [state, dispatch] = useReducer(reduce, INITIAL_STATE)
  const query = sentTerm(state.typed)
  const source = useMemo(() => createShopSource(host, site), [host, site])
  const { suggestions, isKnown } = useSuggestions(source, locale, query, state.isOpen)
  const { terms, products } = useMemo(
    () => rowsOf(host, site, query, suggestions),
    [host, site, query, suggestions],
  )
  const texts = [...terms, ...products].map((row) => row.text)
  const isOpen = isExpanded(state) && texts.length > 0

  const list = useRef<HTMLDivElement>(null)

  // Compared by text, because `suggestions` is a new object on each render while a call is running. The dispatch is during
  // the render, so that the list renders once for each response.
  if (texts.join('\n') !== state.rows.join('\n')) dispatch({ type: 'rows', rows: texts })
  usePageChange(host, state.isOpen, () => dispatch({ type: 'close' }))
  const listHandlers = useField({ list, defaultSearchTerm, term, mode, state, dispatch })

  const clear = () => {
    dispatch({ type: 'text', text: '' })
    fieldOf(list.current!.parentElement!).focus()
  }
  const follow = (event: MouseEvent, { url }: Row) => {
    // The browser follows the link itself, in a new tab or window or as a download.
    if (event.button || hasModifierKey(event)) return
    event.preventDefault()
    navigate(host, url)
  }

  const shared = { active: state.active, query, locale, onFollow: follow }
  return (
    <>
      {state.text && (
        <button type="button" part="search-clear" aria-label={t.clear()} onClick={clear}>
          <Icon path={CLOSE} />
        </button>
      )}
      <p role="status" className="quiet">
        {/* A response without suggestions is announced, too. */}
        {state.isOpen && (isOpen || isKnown) && t.found({ n: texts.length })}
      </p>
      <div
        ref={list}
        id="search-list"
        part="search-panel"
        role="listbox"
        aria-label={t.suggestions()}
        hidden={!isOpen}
        {...listHandlers}
      >
        {isOpen && (
          <>
            <SuggestionGroup {...shared} label={t.terms()} rows={terms} firstIndex={0} isProduct={false} />
            <SuggestionGroup
              {...shared}
              label={t.products()}
              rows={products}
              firstIndex={terms.length}
              isProduct
            />
          </>
        )}
      </div>
    </>
  )
}
