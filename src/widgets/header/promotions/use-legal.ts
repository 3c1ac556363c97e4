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
    let lastScrollY = window.scrollY
    let timer = 0
    const closeIfScrolledDown = () => {
      if (window.scrollY > lastScrollY) setOpen(false)
      lastScrollY = window.scrollY
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
  }, [isOpen])

  return [isOpen, () => setOpen(!isOpen)]
}
