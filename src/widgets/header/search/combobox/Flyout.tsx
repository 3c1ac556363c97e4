/** A modal dialog around the search form, for phones (mode `flyout`) and wide windows (mode `overlay`). */
import { useSetAtom } from 'jotai/react'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import type { HeaderTexts } from '../../../../../locales/de-DE/header.js'
import { useLayoutEffect } from '../../../../ui/use-layout-effect.js'
import type { Host } from '../../../../host/host.js'
import { unclobbered } from '../../../../host/unclobbered.js'
import { isSearchOpenAtom } from '../../../../page/searches.js'
import { useText, useWidget } from '../../../../ui/use-widget.js'
import { BACK, CLOSE, Icon } from '../../../../ui/Icon.js'
import { useOutsideClick } from '../../use-outside-click.js'
import { useScrollLock } from '../../use-scroll-lock.js'
import type { SearchProps } from '../props.js'

/** Set on `<html>` while the flyout is open, so that the host page can style it. interface §5. */
const SEARCH_OPEN = 'data-shop-search-open'

interface FlyoutProps extends SearchProps {
  onClose(): void
  children: ReactNode
}

/** Calls the first available hook of the shop's app. If there is none, or if all fail, the browser goes back. */
function goBack(host: Host): void {
  const { app } = host.hooks()
  for (const name of ['nativeBack', 'mobileBack'] as const) {
    try {
      if (app?.[name]) return app[name]!()
    } catch {
      // Try the next hook.
    }
  }
  host.window.history.back()
}

/** Whether the event is on the backdrop, which belongs to the dialog. A dialog that fills the window has no backdrop. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { top, right, bottom, left } = currentTarget.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return target === currentTarget && !isInside
}

export function Flyout({ mode, locksScroll, onClose, children }: FlyoutProps) {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().search
  const ref = useRef<HTMLDialogElement>(null)
  const setSearchOpen = useSetAtom(isSearchOpenAtom)
  useScrollLock(host, locksScroll)
  const outside = useOutsideClick(isOnBackdrop, onClose)

  useLayoutEffect(() => {
    const dialog = ref.current!
    const root = unclobbered(host.window.document).documentElement
    root.setAttribute(SEARCH_OPEN, '')
    setSearchOpen(true)
    dialog.showModal()
    dialog.querySelector('input')!.focus()
    return () => {
      root.removeAttribute(SEARCH_OPEN)
      setSearchOpen(false)
      // Closing returns the focus to where it was before, which works only while the dialog is in the document.
      dialog.close()
    }
  }, [host, setSearchOpen])

  return (
    <dialog
      ref={ref}
      part="search-flyout"
      className={mode}
      aria-label={t.label()}
      // Escape and a phone's back gesture close the dialog. The event arrives later, perhaps after a new flyout has opened, or in
      // React's strict mode this one again.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      }}
      {...outside}
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
