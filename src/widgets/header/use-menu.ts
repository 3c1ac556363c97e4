/** The mobile menu: whether it is open, and its lazy chunk. */
import { useCallback, useRef, useState, type MouseEvent } from 'react'
import type { Host } from '../../host/host.js'
import { onTurnAway } from '../../ui/focus.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import { useLikelyLazy } from '../../ui/use-likely-lazy.js'
import { usePageChange } from '../../ui/use-page-change.js'
import { useIsMarkup, useWidget } from '../../ui/use-widget.js'

export type Menu = ReturnType<typeof useMenu>

export function useMenu(host: Host) {
  const isMarkup = useIsMarkup()
  const { replaces } = useWidget()
  // A menu that is open in the markup goes on as it is.
  const hasPlainMenu = isMarkup || replaces !== undefined
  const [isOpen, setOpen] = useState(false)
  const [isContinued, setContinued] = useState(false)
  const follow = useCallback((isPlainMenuOpen: boolean) => {
    setContinued(isPlainMenuOpen)
    setOpen(isPlainMenuOpen)
  }, [])
  const close = () => follow(false)
  // Nothing can be shown without the chunk. The next tap tries again.
  const { loaded, comeNear } = useLikelyLazy(() => import('./drilldown/index.js'), isOpen, close)
  usePageChange(host, isOpen, close)
  // The chunk may still be loading. It must not open the menu over what the person does by then.
  const button = useRef<Element>(undefined)
  const isWaiting = isOpen && !loaded
  useLayoutEffect(
    () => (isWaiting && button.current ? onTurnAway(host, button.current, close) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `close` is a new function at each render, but each does the same
    [host, isWaiting],
  )
  return {
    isOpen,
    /** The plain menu was open before. */
    isContinued,
    /** Whether the button opens the plain menu, as in the markup of a server. */
    isPlain: hasPlainMenu && !loaded,
    /** `undefined` until the chunk has loaded; the menu cannot be rendered before. */
    loaded,
    /** Loads the chunk before the click that opens the menu. */
    preload: comeNear,
    open({ currentTarget }: MouseEvent) {
      button.current = currentTarget
      setOpen(true)
    },
    /** Opens or closes the menu when the plain menu has opened or closed. */
    follow,
    close,
  }
}
