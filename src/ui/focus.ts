/** Where the person is, and moving the focus to what is new. Late answers and late code must not take it from somebody who has gone on. */
import type { Host } from '../host/host.js'
import { onPageChange } from '../host/page-change.js'
import { unclobbered } from '../host/unclobbered.js'

/**
 * Whether the focus is in this part of a widget, or nowhere: on no element, on a disabled control, or on an element around
 * the part, where a browser or a page puts it when the focused element is removed.
 *
 * @param part  an element in a placeholder's root
 */
export function isPersonHere(part: Element): boolean {
  if (!part.isConnected) return false
  const page = part.ownerDocument
  const { defaultView: view } = unclobbered(page)
  // In a frame, the person may be on the page around it.
  if (view && view.parent !== view && !unclobbered(page).hasFocus()) return false
  /** The part and, from the outside to the inside, the placeholders that it is in. */
  const path = [part]
  for (let root = part.getRootNode(); root !== page; root = path[0]!.getRootNode())
    path.unshift((root as ShadowRoot).host)
  for (const element of path) {
    const focused = unclobbered(element.getRootNode() as Document | ShadowRoot).activeElement
    if (!focused || (focused !== element && focused.contains(element))) return true
    // Otherwise, the focus is on the placeholder or in its root.
    if (focused !== element || element === part) return part.contains(focused) || focused.matches(':disabled')
  }
  return true
}

/**
 * Moves the focus to something new and brings it into view, unless the person has gone on. A live region then announces it.
 *
 * @param part   what the person was using; `target` is in it, or has replaced it
 * @param shown  what should be in view; its `scroll-margin` keeps it clear of a sticky header
 */
export function moveFocus(target: HTMLElement, part: Element = target, shown: Element = target): void {
  if (!isPersonHere(part)) return
  target.focus({ preventScroll: true })
  shown.scrollIntoView({ block: 'nearest' })
}

/**
 * Calls the listener, perhaps several times, when the person turns to something else: presses, focuses or changes anything outside
 * the element, presses Escape, or goes to another page.
 *
 * @param own  what the person has pressed to make something happen, which still waits
 * @returns a function that removes the listener
 */
export function onTurnAway(host: Host, own: Element, listener: () => void): () => void {
  const ended = new AbortController()
  const onEvent = (event: Event) => {
    const path = event.composedPath()
    const target = path[0] as Element | Window
    // What was waited for is a dialog in the same root, and takes the focus before preact removes this listener.
    const hasOpened =
      event.type === 'focusin' &&
      'closest' in target &&
      target.getRootNode() === own.getRootNode() &&
      target.closest('dialog')
    if (hasOpened) return
    const isElsewhere =
      event.type === 'keydown' ? (event as KeyboardEvent).key === 'Escape' : !path.includes(own)
    if (isElsewhere) listener()
  }
  for (const type of ['click', 'focusin', 'input', 'keydown'])
    host.window.addEventListener(type, onEvent, { capture: true, signal: ended.signal })
  const stopPageChange = onPageChange(host, listener)
  return () => {
    ended.abort()
    stopPageChange()
  }
}
