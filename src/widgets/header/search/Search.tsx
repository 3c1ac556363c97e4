/**
 * The search: a form in the bar, or an icon that opens one. Alone it is a plain form of the page; what suggests and
 * what opens comes with the first intent to search, and takes over the field that stands there.
 */
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { useText } from '../../../hooks/use-text.js'
import { Icon, SEARCH } from '../../../ui/Icon.js'
import { useLazy } from '../../../hooks/use-lazy.js'
import type { SearchProps } from './props.js'

const loadCombobox = () => import('./combobox/index.js')

export function Search(props: SearchProps) {
  const { options, host, mode } = props
  const t = useText<HeaderTexts>()
  const { site, defaultSearchTerm } = options
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  /** Survives the flyout. */
  const term = useRef(defaultSearchTerm)
  // A term that the page gives is tidied and can be cleared, so it wants the code at once.
  const combobox = useLazy(loadCombobox, isWanted || !!defaultSearchTerm)
  const want = () => setWanted(true)
  const onClose = () => setOpen(false)

  // What was open does not come back with a former mode. A layout effect, so that no click comes before it.
  useLayoutEffect(onClose, [mode])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Without our code the browser searches as well as it can.
    loadCombobox().then(
      (code) => code.submit(form, host, site),
      () => form.submit(),
    )
  }

  const form = (
    <form
      part="search"
      className={mode}
      role="search"
      action={host.url('/search', 'page')}
      onPointerEnter={want}
      onFocus={want}
      onSubmit={submit}
    >
      <input
        part="search-input"
        name="query"
        role="combobox"
        aria-label={t.search.label()}
        aria-expanded="false"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={t.search.placeholder()}
        defaultValue={term.current}
        onChange={want}
      />
      <input type="hidden" name="site" value={site} />
      {combobox && <combobox.Combobox {...props} term={term} onClose={onClose} />}
      <button part="search-submit" className="icon-button" aria-label={t.search.submit()}>
        <Icon path={SEARCH} />
      </button>
    </form>
  )

  return mode === 'field' ? (
    form
  ) : (
    <>
      <a
        part="search-toggle"
        className="icon-button tool"
        href={host.url('/search?query=*&available=true', 'page')}
        aria-expanded={isOpen}
        onPointerEnter={want}
        onFocus={want}
        onClick={(event) => {
          // With a key held down, the link opens the search page in a tab of its own.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          want()
          setOpen(true)
        }}
      >
        <Icon path={SEARCH} />
        <span className="caption">{t.navigation.search()}</span>
      </a>
      {isOpen && combobox && (
        <combobox.Flyout {...props} onClose={onClose}>
          {form}
        </combobox.Flyout>
      )}
    </>
  )
}
