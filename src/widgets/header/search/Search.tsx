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
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { hasModifierKey, navigate } from '../../../host/navigate.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { useText } from '../../../ui/use-text.js'
import type { WaitingForFlyout } from '../../../host/shell.js'
import { Icon } from '../../../ui/Icon.js'
import { useLazy } from '../../../ui/use-lazy.js'
import { SEARCH } from '../icons/paths.js'
import type { SearchProps } from './props.js'
import { useMountedSearch } from './use-mounted-search.js'

const loadCombobox = () => import('./combobox/index.js')

export function Search(props: SearchProps) {
  const { options, host, mode } = props
  const { site, defaultSearchTerm } = options
  const [isLikely, setLikely] = useState(false)
  const [isOpen, setOpen] = useState(false)
  /** The last text of the input. It is kept when the flyout closes. */
  const term = useRef(defaultSearchTerm)
  const combobox = useLazy(loadCombobox, isLikely, () => setLikely(false))
  const preload = () => setLikely(true)
  // A default term from the host page is normalised and gets a clear button, which needs the chunk at once.
  useEffect(() => {
    if (defaultSearchTerm) preload()
  }, [defaultSearchTerm])
  const field = useRef<HTMLInputElement>(null)
  const icon = useRef<HTMLAnchorElement>(null)
  const [waiting] = useState(() => new Set<WaitingForFlyout>())
  /** Counts openings and closings: if the chunk arrives late, a flyout that was closed must not open. */
  const turn = useRef(0)
  const onClose = useCallback(() => {
    turn.current++
    setOpen(false)
    for (const end of waiting) end(false)
  }, [waiting])
  const openFlyout = useCallback(() => {
    const own = ++turn.current
    loadCombobox().then(
      () => {
        if (own !== turn.current) return
        setLikely(true)
        setOpen(true)
      },
      () => {
        // If the chunk cannot be loaded, go to the search page, which also has a form. Loading may take 15 s to fail,
        // so stay here if the visitor has gone on in the meantime.
        if (icon.current?.isConnected) navigate(host, icon.current.href)
      },
    )
  }, [host])
  useMountedSearch(site, field, icon, waiting, openFlyout, onClose)

  // The flyout closes when the mode changes, and stays closed if it changes back. This is a layout effect, so that it
  // runs before the next click.
  useLayoutEffect(onClose, [mode, onClose])

  const form = (
    <SearchForm {...props} field={field} term={term.current} preload={preload}>
      {combobox && <combobox.Combobox {...props} term={term} onClose={onClose} />}
    </SearchForm>
  )
  if (mode === 'field') return form
  return (
    <>
      <SearchIcon {...props} icon={icon} isOpen={isOpen} preload={preload} onOpen={openFlyout} />
      {isOpen && combobox && (
        <combobox.Flyout {...props} onClose={onClose}>
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
  /** Loads the lazy chunk. */
  preload(): void
  children: ReactNode
}

function SearchForm({ options, host, mode, field, term, preload, children }: SearchFormProps) {
  const t = useText<HeaderTexts>().search
  const { site } = options

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    loadCombobox().then(
      (combobox) => combobox.submit(form, host, site),
      // The chunk could not be loaded. The browser sends the form as it is.
      () => form.submit(),
    )
  }

  return (
    <form
      part="search"
      className={mode}
      role="search"
      action={host.url('/search', 'page')}
      onPointerEnter={preload}
      onFocus={preload}
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
        enterKeyHint="search"
        maxLength={200}
        placeholder={t.placeholder()}
        defaultValue={term}
        onChange={preload}
      />
      <input type="hidden" name="site" value={site} />
      {children}
      <button part="search-submit" className="icon-button" aria-label={t.submit()}>
        <Icon path={SEARCH} />
      </button>
    </form>
  )
}

interface SearchIconProps extends SearchProps {
  icon: RefObject<HTMLAnchorElement | null>
  isOpen: boolean
  /** Loads the lazy chunk before the click. */
  preload(): void
  onOpen(): void
}

/** A link to the search page, which opens the flyout instead once JavaScript runs. */
function SearchIcon({ host, icon, isOpen, preload, onOpen }: SearchIconProps) {
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
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      <Icon path={SEARCH} />
      <span className="caption">{t.search()}</span>
    </a>
  )
}
