/** The top banner's legal text: it gets out of the way as soon as the person turns to something else. */
import { useEffect, useState } from 'react'
import type { Host } from '../../../host/host.js'

const SCROLL_DEBOUNCE_MS = 50
/** The page's marker of an open search flyout. interface, details of the header. */
const SEARCH_OPEN = 'data-shop-search-open'

/** @returns whether it is open, and the toggle */
export function useLegal(host: Host, isFlyoutOpen: boolean): [boolean, () => void] {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (isFlyoutOpen) setOpen(false)
  }, [isFlyoutOpen])

  useEffect(() => {
    if (!isOpen) return
    const page = host.window
    let last = page.scrollY
    let timer = 0
    const look = () => {
      if (page.scrollY > last) setOpen(false)
      last = page.scrollY
    }
    const onScroll = () => {
      page.clearTimeout(timer)
      timer = page.setTimeout(look, SCROLL_DEBOUNCE_MS)
    }
    page.addEventListener('scroll', onScroll, { passive: true })
    const html = page.document.documentElement
    const observer = new page.MutationObserver(() => {
      if (html.hasAttribute(SEARCH_OPEN)) setOpen(false)
    })
    observer.observe(html, { attributeFilter: [SEARCH_OPEN] })
    return () => {
      observer.disconnect()
      page.clearTimeout(timer)
      page.removeEventListener('scroll', onScroll)
    }
  }, [isOpen])

  return [isOpen, () => setOpen(!isOpen)]
}
