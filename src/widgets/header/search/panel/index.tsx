/**
 * The suggestions under the search field: a listbox of terms and products; and the flyout around both. Loaded with
 * the first intent to search.
 */
import { useEffect, useMemo, useRef, type Dispatch, type MouseEvent } from 'react'
import type { HeaderTexts } from '../../../../../locales/de-DE/header.js'
import type { Host } from '../../../../host/host.js'
import { useText } from '../../../../i18n/text.js'
import { Icon, SEARCH } from '../../../../ui/Icon.js'
import { isExpanded, type SearchAction, type SearchState } from '../reduce.js'
import { sentTerm } from '../term.js'
import { useSuggestions } from '../use-suggestions.js'
import { rowsOf, splitMatch, type Row } from './rows.js'
import css from './panel.css'

export { Flyout } from './Flyout.js'
export const styles = css

interface PanelProps {
  options: { site: string; locale: string }
  host: Host
  state: SearchState
  dispatch: Dispatch<SearchAction>
  onHover(isOver: boolean): void
  /** A suggestion was followed. */
  onChoose(): void
}

export function Panel({ options, host, state, dispatch, onHover, onChoose }: PanelProps) {
  const t = useText<HeaderTexts>().search
  const { site, locale } = options
  const query = sentTerm(state.typed)
  const answer = useSuggestions(host, site, query)
  const { terms, products } = useMemo(() => rowsOf(host, site, query, answer), [host, site, query, answer])
  const texts = [...terms, ...products].map((row) => row.text)

  // While an answer is awaited, `answer` is new with each rendering; its texts say whether anything changed.
  useEffect(() => dispatch({ type: 'rows', rows: texts }), [texts.join('\n')])

  const isOpen = isExpanded(state) && texts.length > 0

  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [state.active])

  const follow = (event: MouseEvent, { url }: Row) => {
    // New tab, new window, download: the link does that by itself.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose()
    host.go(url)
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
        onMouseEnter={() => onHover(true)}
        onMouseLeave={() => onHover(false)}
      >
        {isOpen && group(t.terms(), terms, 0)}
        {isOpen && group(t.products(), products, terms.length)}
      </div>
    </>
  )
}
