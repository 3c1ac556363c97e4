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
  const code = useLazy(() => import('./drilldown/index.js'), isLikely || isOpen, giveUp)
  return {
    isOpen,
    /** It was open already, as the plain menu. */
    isContinued,
    /** Whether the button opens the plain menu, which a server has rendered. */
    isPlain: hasPlainMenu && !code,
    /** `undefined` until the chunk has loaded; the menu cannot be rendered before. */
    code,
    /** Loads the chunk ahead of the click that opens the menu. */
    preload: () => setLikely(true),
    open: () => setOpen(true),
    /** Opens the menu in the place of the plain menu, or closes it with that. */
    follow,
    close: () => follow(false),
  }
}
