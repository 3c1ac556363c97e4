/** The mobile menu: whether it is open, and its lazy chunk. */
import { useState } from 'react'
import { useLazy } from '../../hooks/use-lazy.js'

export type Menu = ReturnType<typeof useMenu>

export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const [isLikely, setLikely] = useState(false)
  // Nothing can be shown without the chunk. The next tap tries again.
  const giveUp = () => {
    setLikely(false)
    setOpen(false)
  }
  const code = useLazy(() => import('./drilldown/index.js'), isLikely || isOpen, giveUp)
  return {
    isOpen,
    /** `undefined` until the chunk has loaded; the menu cannot be rendered before. */
    code,
    /** Loads the chunk ahead of the click that opens the menu. */
    preload: () => setLikely(true),
    open: () => setOpen(true),
    close: () => setOpen(false),
  }
}
