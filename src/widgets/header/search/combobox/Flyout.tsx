/** The search above the page, for phones (`flyout`) and wide windows (`overlay`): a modal dialog. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { HeaderTexts } from '../../../../../locales/de-DE/header.js'
import type { Host } from '../../../../host/host.js'
import { useText } from '../../../../hooks/use-text.js'
import { BACK, CLOSE, Icon } from '../../../../ui/Icon.js'
import type { SearchProps } from '../props.js'
import { useScrollLock } from '../../use-scroll-lock.js'

interface FlyoutProps extends SearchProps {
  onClose(): void
  children: ReactNode
}

/** For the page's own styles while the flyout is open. interface, details of the header. */
const MARKER = 'data-shop-search-open'

/** The app's way back, then the mobile app's, then the browser's; one that is absent or throws hands on. */
function goBack(host: Host): void {
  const { app } = host.hooks()
  for (const name of ['nativeBack', 'mobileBack'] as const) {
    try {
      if (app?.[name]) return app[name]!()
    } catch {
      // The next one takes over.
    }
  }
  host.window.history.back()
}

export function Flyout({ host, mode, locksScroll, onClose, children }: FlyoutProps) {
  const t = useText<HeaderTexts>().search
  const ref = useRef<HTMLDialogElement>(null)
  useScrollLock(host, locksScroll)

  useLayoutEffect(() => {
    const dialog = ref.current!
    const page = host.window.document.documentElement
    page.setAttribute(MARKER, '')
    dialog.showModal()
    dialog.querySelector('input')!.focus()
    return () => {
      page.removeAttribute(MARKER)
      // While it still stands in the document, so that the focus goes back to where it came from.
      dialog.close()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      part="search-flyout"
      className={mode}
      aria-label={t.label()}
      // Escape, and the phone's own way back.
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="search-bar">
        {mode === 'flyout' && (
          <button
            part="search-back"
            className="icon-button"
            aria-label={t.back()}
            onClick={() => {
              onClose()
              goBack(host)
            }}
          >
            <Icon path={BACK} />
          </button>
        )}
        <button part="search-flyout-close" className="icon-button" aria-label={t.close()} onClick={onClose}>
          <Icon path={CLOSE} />
        </button>
      </div>
      {children}
    </dialog>
  )
}
