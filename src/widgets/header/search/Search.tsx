/** The search box: a field in the bar, or in a flyout or overlay. What opens comes with the first intent to search. */
import { useLayoutEffect, useReducer, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Shop } from '../../../../loader/protocol.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../i18n/text.js'
import { CLOSE, Icon, SEARCH } from '../../../ui/Icon.js'
import { useLazy } from '../../../ui/frame.js'
import type { HeaderValues } from '../options.js'
import { registerSearch } from './api.js'
import { isExpanded, reduce, startSearch } from './reduce.js'
import { MAX_TERM, normaliseTerm, searchUrl } from './term.js'

export interface SearchProps {
  options: Pick<HeaderValues, 'site' | 'locale' | 'defaultSearchTerm'>
  host: Host
  shop?: Shop | undefined
  mode: 'field' | 'flyout' | 'overlay'
  /** Whether the flyout or overlay is open; the field is always there. */
  isFlyoutOpen: boolean
  onFlyoutClose(): void
  /** For `Shop.search.open()`; the field only takes the focus. */
  onFlyoutOpen?(): void
  /** Somebody is about to open it: its code may come. */
  isIntended?: boolean
}

const startTerm = (term: unknown) => startSearch(normaliseTerm(term))

export function Search(props: SearchProps) {
  const { options, host, mode, isFlyoutOpen, onFlyoutClose, onFlyoutOpen } = props
  const t = useText<HeaderTexts>().search
  const { site } = options
  const [state, dispatch] = useReducer(reduce, options.defaultSearchTerm, startTerm)
  const [isWanted, setWanted] = useState(false)
  const panel = useLazy(() => import('./panel/index.js'), isWanted || isFlyoutOpen || !!props.isIntended)
  const input = useRef<HTMLInputElement>(null)
  /** The mouse is over the suggestions. */
  const isOver = useRef(false)
  const isField = mode === 'field'
  const focus = () => input.current?.focus()

  // Before anyone can hear that the header is there.
  useLayoutEffect(
    () =>
      registerSearch({
        open: () => (isField ? focus() : onFlyoutOpen?.()),
        close: () => (isField ? input.current?.blur() : onFlyoutClose()),
      }),
    [isField],
  )

  const close = () => {
    dispatch({ type: 'close' })
    onFlyoutClose()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const url = searchUrl(host, site, input.current?.value)
    if (!url) return focus()
    close()
    host.go(url)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') dispatch({ type: 'move', by: key === 'ArrowDown' ? 1 : -1 })
    // What is left of Escape closes the flyout.
    else if (key === 'Escape' && (isExpanded(state) || (isField && state.text))) dispatch({ type: 'escape' })
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const onFocus = () => {
    setWanted(true)
    dispatch({ type: 'open' })
  }

  if (!isField && !(isFlyoutOpen && panel)) return null

  const form = (
    <form part="search" className={mode} role="search" action={host.url('/search', 'page')} onSubmit={submit}>
      <input
        ref={input}
        part="search-input"
        name="query"
        role="combobox"
        aria-label={t.label()}
        aria-autocomplete="list"
        aria-controls="search-list"
        aria-expanded={isExpanded(state)}
        aria-activedescendant={state.active < 0 ? undefined : `search-row-${state.active}`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_TERM}
        placeholder={t.placeholder()}
        value={state.text}
        onChange={(event) => dispatch({ type: 'text', text: event.currentTarget.value })}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => {
          if (mode !== 'overlay' || !isOver.current) dispatch({ type: 'close' })
        }}
      />
      <input type="hidden" name="site" value={site} />
      {state.text && (
        <button
          type="button"
          part="search-clear"
          aria-label={t.clear()}
          onClick={() => {
            dispatch({ type: 'text', text: '' })
            focus()
          }}
        >
          <Icon path={CLOSE} />
        </button>
      )}
      <button part="search-submit" aria-label={t.submit()}>
        <Icon path={SEARCH} />
      </button>
      {panel && (
        <panel.Panel
          options={options}
          host={host}
          state={state}
          dispatch={dispatch}
          onChoose={close}
          onHover={(isNow) => {
            isOver.current = isNow
            const field = input.current
            if (!isNow && field && (field.getRootNode() as ShadowRoot).activeElement !== field)
              dispatch({ type: 'close' })
          }}
        />
      )}
    </form>
  )

  return isField || !panel ? (
    form
  ) : (
    <panel.Flyout host={host} mode={mode} onOpen={focus} onClose={onFlyoutClose}>
      {form}
    </panel.Flyout>
  )
}
