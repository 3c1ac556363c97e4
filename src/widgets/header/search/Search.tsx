/**
 * The search: a form in the bar, or an icon that opens a form. Without JavaScript it is a plain HTML form.
 * Suggestions and the flyout are a lazy chunk, loaded when a person is likely to search; it takes over the input that
 * is already rendered.
 */
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { hasModifierKey, navigate } from '../../../host/navigate.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { useText, useWidget } from '../../../ui/use-widget.js'
import type { WaitingForFlyout } from '../../../page/searches.js'
import { Icon } from '../../../ui/Icon.js'
import { isPersonHere, onTurnAway } from '../../../ui/focus.js'
import { useLikelyLazy } from '../../../ui/use-likely-lazy.js'
import { usePageChange } from '../../../ui/use-page-change.js'
import { SEARCH } from '../icons/paths.js'
import type { SearchProps } from './props.js'
import { useMountedSearch } from './use-mounted-search.js'

const loadCombobox = () => import('./combobox/index.js')

export function Search(props: SearchProps) {
  const { host } = useWidget()
  const { options, mode } = props
  const { site, defaultSearchTerm } = options
  /** The turn in which the flyout was opened, although its chunk may still be loading; 0 while it is closed. */
  const [openTurn, setOpenTurn] = useState(0)
  /** The last text of the input. It is kept when the flyout closes. */
  const term = useRef(defaultSearchTerm)
  const { loaded: combobox, comeNear, request } = useLikelyLazy(loadCombobox, openTurn > 0)
  // A default term from the host page is normalised and gets a clear button, which needs the chunk at once.
  useEffect(() => {
    if (defaultSearchTerm) request()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `request` is a new function at each render, but each does the same
  }, [defaultSearchTerm])
  const field = useRef<HTMLInputElement>(null)
  const icon = useRef<HTMLAnchorElement>(null)
  const [waiting] = useState(() => new Set<WaitingForFlyout>())
  /** Counts openings and closings. */
  const turn = useRef(0)
  const onClose = useCallback(() => {
    turn.current++
    // Hidden at once: the flyout counts as closed from now on, and its focus has returned.
    field.current?.closest('dialog')?.close()
    setOpenTurn(0)
    for (const end of waiting) end(false)
  }, [waiting])
  const openFlyout = useCallback(() => {
    const own = ++turn.current
    setOpenTurn(own)
    // If the chunk cannot be loaded, go to the search page, which also has a form. Loading may take 15 s to fail, so stay
    // here if the visitor has gone on in the meantime.
    loadCombobox().catch(() => {
      if (own === turn.current && icon.current?.isConnected) navigate(host, icon.current.href)
    })
  }, [host])
  useMountedSearch(host, { site, field, icon, waiting, open: openFlyout, close: onClose })

  // The flyout closes when the mode changes, and stays closed if it changes back. This is a layout effect, so that it
  // runs before the next click.
  useLayoutEffect(onClose, [mode, onClose])
  usePageChange(host, openTurn, onClose)
  // The chunk may still be loading. It must not open the flyout over what the person does by then.
  const isWaiting = openTurn > 0 && !combobox
  useLayoutEffect(
    () => (isWaiting && icon.current ? onTurnAway(host, icon.current, onClose) : undefined),
    [host, isWaiting, onClose],
  )

  const form = (
    <SearchForm {...props} field={field} term={term.current} comeNear={comeNear} request={request}>
      {combobox && <combobox.Combobox {...props} term={term} />}
    </SearchForm>
  )
  if (mode === 'field') return form
  const isOpen = openTurn > 0 && !!combobox
  return (
    <>
      <SearchIcon icon={icon} isOpen={isOpen} comeNear={comeNear} onOpen={openFlyout} />
      {isOpen && (
        // The key is new for each opening, because a dialog that has been closed would stay closed.
        <combobox.Flyout key={openTurn} {...props} onClose={onClose}>
          {form}
        </combobox.Flyout>
      )}
    </>
  )
}

interface SearchFormProps extends SearchProps {
  field: RefObject<HTMLInputElement | null>
  /** The initial text of the input. */
  term: string | undefined
  /** Loads the lazy chunk, unless that has failed before. */
  comeNear(): void
  /** Loads the lazy chunk. */
  request(): void
  children: ReactNode
}

function SearchForm({ options, mode, field, term, comeNear, request, children }: SearchFormProps) {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().search
  const { site } = options

  /** Ends the wait of a search that was sent before the chunk came. */
  const endWait = useRef(() => {})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    endWait.current()
    let isWanted = true
    const stop = onTurnAway(host, form, () => endWait.current())
    endWait.current = () => {
      isWanted = false
      stop()
    }
    const send = (act: () => void) => {
      if (!isWanted) return
      endWait.current()
      if (isPersonHere(form)) act()
    }
    loadCombobox().then(
      (combobox) => send(() => combobox.submit(form, host, site)),
      // The chunk could not be loaded. The browser sends the form as it is.
      () => send(() => form.submit()),
    )
  }
  // A key that is held is one press.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault()
  }

  return (
    <form
      part="search"
      className={mode}
      role="search"
      action={host.url('/search', 'page')}
      // The page may have another encoding, and a server's form is sent without our code.
      acceptCharset="utf-8"
      onPointerEnter={comeNear}
      onFocus={request}
      onKeyDown={onKeyDown}
      onSubmit={submit}
    >
      <input
        ref={field}
        part="search-input"
        name="query"
        role="combobox"
        aria-label={t.label()}
        aria-expanded="false"
        autoComplete="off"
        // A phone would change a product's name when the search is sent.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        enterKeyHint="search"
        maxLength={200}
        placeholder={t.placeholder()}
        defaultValue={term}
        onChange={comeNear}
      />
      <input type="hidden" name="site" value={site} />
      {children}
      <button part="search-submit" className="icon-button" aria-label={t.submit()}>
        <Icon path={SEARCH} />
      </button>
    </form>
  )
}

interface SearchIconProps {
  icon: RefObject<HTMLAnchorElement | null>
  isOpen: boolean
  /** Loads the lazy chunk before the click. */
  comeNear(): void
  onOpen(): void
}

/** A link to the search page, which opens the flyout instead once JavaScript runs. */
function SearchIcon({ icon, isOpen, comeNear, onOpen }: SearchIconProps) {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().navigation
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // If a modifier key is pressed, the browser opens the search page in another tab or window.
    if (hasModifierKey(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      ref={icon}
      part="search-toggle"
      className="icon-button tool"
      href={host.url('/search?query=*&available=true', 'page')}
      aria-expanded={isOpen}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      onClick={open}
    >
      <Icon path={SEARCH} />
      <span className="caption">{t.search()}</span>
    </a>
  )
}
