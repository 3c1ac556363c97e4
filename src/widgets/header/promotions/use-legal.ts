/** Opens the top banner's legal text, and closes it when a person scrolls down or opens a flyout or the search. */
import { useAtomValue } from 'jotai/react'
import { useEffect, useState } from 'react'
import type { Host } from '../../../host/host.js'
import { isSearchOpenAtom } from '../../../page/searches.js'

const SCROLL_DEBOUNCE_MS = 50

/** @returns whether the text is open, and a function that toggles it */
export function useLegal(host: Host, isFlyoutOpen: boolean): [boolean, () => void] {
  const [isOpen, setOpen] = useState(false)

  const isSearchOpen = useAtomValue(isSearchOpenAtom)

  useEffect(() => {
    if (isFlyoutOpen || isSearchOpen) setOpen(false)
  }, [isFlyoutOpen, isSearchOpen])

  useEffect(() => {
    if (!isOpen) return
    const { window } = host
    // A page that springs back from beyond its start is not scrolled down.
    const position = () => Math.max(0, window.scrollY)
    let last = position()
    let timer = 0
    const closeIfScrolledDown = () => {
      if (position() > last) setOpen(false)
      last = position()
    }
    const onScroll = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(closeIfScrolledDown, SCROLL_DEBOUNCE_MS)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [host, isOpen])

  return [isOpen, () => setOpen(!isOpen)]
}
