/** The mobile menu: whether it is open, and its lazy chunk. */
import { useCallback, useContext, useState } from 'react'
import { ServerMarkupContext } from '../../ui/use-first-markup.js'
import { useLazy } from '../../ui/use-lazy.js'

export type Menu = ReturnType<typeof useMenu>

export function useMenu() {
  const hasPlainMenu = useContext(ServerMarkupContext)
  const [isOpen, setOpen] = useState(false)
  const [isContinued, setContinued] = useState(false)
  const [isLikely, setLikely] = useState(false)
  // Nothing can be shown without the chunk. The next tap tries again.
  const giveUp = () => {
    setLikely(false)
    setOpen(false)
  }
  const follow = useCallback((isPlainMenuOpen: boolean) => {
    setContinued(isPlainMenuOpen)
    setOpen(isPlainMenuOpen)
  }, [])
  const loaded = useLazy(() => import('./drilldown/index.js'), isLikely || isOpen, giveUp)
  return {
    isOpen,
    /** The plain menu was open before. */
    isContinued,
    /** Whether the button opens the plain menu, which a server has rendered. */
    isPlain: hasPlainMenu && !loaded,
    /** `undefined` until the chunk has loaded; the menu cannot be rendered before. */
    loaded,
    /** Loads the chunk before the click that opens the menu. */
    preload: () => setLikely(true),
    open: () => setOpen(true),
    /** Opens or closes the menu when the plain menu has opened or closed. */
    follow,
    close: () => follow(false),
  }
}
