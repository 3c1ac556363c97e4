/** Opens the top banner's legal text, and closes it when a person scrolls down or opens a flyout or the search. */
import { useEffect, useState } from 'react'
import { SEARCH_OPEN } from '../../../api/names.js'
import type { Host } from '../../../host/host.js'

const SCROLL_DEBOUNCE_MS = 50

/** @returns whether the text is open, and a function that toggles it */
export function useLegal(host: Host, isFlyoutOpen: boolean): [boolean, () => void] {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (isFlyoutOpen) setOpen(false)
  }, [isFlyoutOpen])

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
    const html = window.document.documentElement
    const observer = new window.MutationObserver(() => {
      if (html.hasAttribute(SEARCH_OPEN)) setOpen(false)
    })
    observer.observe(html, { attributeFilter: [SEARCH_OPEN] })
    return () => {
      observer.disconnect()
      window.clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [host, isOpen])

  return [isOpen, () => setOpen(!isOpen)]
}
