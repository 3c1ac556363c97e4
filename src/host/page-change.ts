/**
 * Notices that the page below a menu or a dialog changes. A client-side router shows another page without loading it, and the
 * back/forward cache shows a page as it was left.
 */
import { nextTask } from './next-task.js'
import type { Host, PageWindow } from './host.js'

const listeners = new Set<() => void>()

/** Called when our own code is about to navigate. */
export function announcePageChange(): void {
  for (const listener of listeners) listener()
}

const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  (target as Partial<Element>).localName === 'a'

/** What names a page. A slider may change the fragment, or add an entry with the same address for each picture. */
const pageOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search

/**
 * Whether the address still names the same page. If a script replaces only the query, it is not the visitor who navigates:
 * scripts do so to store a scroll position, and to remove tracking parameters.
 */
function isUpdate(
  { navigationType, from }: Partial<NavigationCurrentEntryChangeEvent>,
  { location }: Window,
): boolean {
  // The event of a polyfill may have no `from`.
  const before = from?.url ? new URL(from.url) : undefined
  if (!navigationType || !before) return !navigationType
  return navigationType === 'replace'
    ? before.pathname === location.pathname
    : pageOf(before) === pageOf(location)
}

/**
 * @param listener  called, perhaps several times, when the visitor leaves the page, or when another page is shown without
 *                  a page load
 * @returns a function that removes the listener
 */
export function onPageChange({ window }: Pick<Host, 'window'>, listener: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const { location } = window
  /** Whether a link leads to a part of this page. `hash` is empty for `#`, and a link in an SVG has no path. */
  const isHere = (link: HTMLAnchorElement) => pageOf(link) === pageOf(location) && link.href.includes('#')
  let shown = pageOf(location)
  // Two may have the same listener, and one of them may end.
  const own = () => listener()
  listeners.add(own)

  window.addEventListener('pagehide', listener, { signal })
  const onPopState = () => {
    const before = shown
    shown = pageOf(location)
    if (shown !== before) listener()
  }
  window.addEventListener('popstate', onPopState, { signal })
  // In browsers without the Navigation API, only the click on a link reveals that a router has followed it.
  const onClick = async (click: MouseEvent) => {
    const link = click.composedPath().find(isLink)
    if (!link || isHere(link)) return
    await nextTask(window)
    if (click.defaultPrevented && !signal.aborted) listener()
  }
  window.addEventListener('click', (click) => void onClick(click), { capture: true, signal })
  // The host page may have its own globals with these names.
  const { navigation, EventTarget } = window as Partial<PageWindow>
  if (typeof EventTarget === 'function' && navigation instanceof EventTarget)
    navigation.addEventListener(
      'currententrychange',
      (event) => {
        if (!isUpdate(event, window)) listener()
      },
      { signal },
    )
  return () => {
    ended.abort()
    listeners.delete(own)
  }
}
