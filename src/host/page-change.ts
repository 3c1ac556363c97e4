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

const isLink = (target: EventTarget) => (target as Partial<Element>).localName === 'a'

/**
 * Whether a script has replaced the address with another one of the same page. It is then not the visitor who navigates:
 * scripts do so to store a scroll position, and to remove tracking parameters.
 */
const isUpdate = ({ navigationType, from }: NavigationCurrentEntryChangeEvent, { location }: Window) =>
  !navigationType ||
  (navigationType === 'replace' && !!from.url && new URL(from.url).pathname === location.pathname)

/**
 * @param listener  called, perhaps several times, when the visitor leaves the page, or when another page is shown without
 *                  a page load
 * @returns a function that removes the listener
 */
export function onPageChange({ window }: Pick<Host, 'window'>, listener: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  listeners.add(listener)

  window.addEventListener('pagehide', listener, { signal })
  window.addEventListener('popstate', listener, { signal })
  // In browsers without the Navigation API, only the click on a link reveals that a router has followed it.
  const onClick = async (click: MouseEvent) => {
    if (!click.composedPath().some(isLink)) return
    await nextTask(window)
    if (click.defaultPrevented && !signal.aborted) listener()
  }
  window.addEventListener('click', (click) => void onClick(click), { capture: true, signal })
  // The host page may have its own global named `navigation`.
  const { navigation } = window as Partial<PageWindow>
  if (navigation instanceof window.EventTarget)
    navigation.addEventListener(
      'currententrychange',
      (event) => {
        if (!isUpdate(event, window)) listener()
      },
      { signal },
    )
  return () => {
    ended.abort()
    listeners.delete(listener)
  }
}
