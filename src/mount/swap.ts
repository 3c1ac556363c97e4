/** Puts a rendered widget in the place of a server's markup, and takes over what a person has begun there. */
import { CONTROLS, isCheckable, wasChanged, type Control } from './typed-input.js'

/**
 * Finds the nodes that a server has rendered into an element's shadow root: links to style sheets, and one container for
 * each width. They stay until the widget has rendered.
 */
export const findServerNodes = ({ shadowRoot }: Element): Element[] =>
  [...(shadowRoot?.children ?? [])].filter((child) => child.matches('link, [data-shop-root=""]'))

const kindOf = (element: Element) =>
  [
    element.localName,
    element.id,
    ...['part', 'name', 'type'].map((name) => element.getAttribute(name)),
  ].join()

/** Finds the element of the widget that is what the given one is in the server's markup. */
function findCounterpart(element: Element, serverNode: Element, container: Element): Element | undefined {
  const alike = (parent: Element) =>
    [...parent.querySelectorAll(element.localName)].filter((other) => kindOf(other) === kindOf(element))
  return alike(container)[alike(serverNode).indexOf(element)]
}

const isFile = (control: Control): control is HTMLInputElement => control.type === 'file'

const isTyped = (control: Control) => (isFile(control) ? Boolean(control.files?.length) : wasChanged(control))

type Selection = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'selectionDirection'>

/** React ignores an event if the value was set by the property that React itself has put on the element. */
function setValue(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
  set!.call(control, value)
}

/** Enters what the visitor has entered into the server's markup, with the events that React listens to. */
function enter(from: Control, to: Control): void {
  if (isCheckable(to)) {
    // The event is not composed, so the application does not get a click that nobody has made.
    if (isCheckable(from) && to.checked !== from.checked)
      to.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    return
  }
  if (isFile(from) && isFile(to)) to.files = from.files
  else setValue(to, from.value)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Opens the counterpart of an open popover, as the menu of a phone. It does not slide in again. */
function showAtOnce(popover: HTMLElement): void {
  popover.showPopover()
  for (const animation of popover.getAnimations()) animation.finish()
}

/**
 * Opens in the widget what is open, moves the focus into it, and removes the server's nodes.
 *
 * @param pressed  the button that the visitor has pressed last
 * @returns a function to call after the widget's effects have run: it enters what the visitor has typed, and presses the button
 */
export function swap(shadow: ShadowRoot, container: Element, pressed?: HTMLElement): () => void {
  const nodes = findServerNodes(shadow.host)
  const find = <E extends Element>(element: E): E | undefined => {
    const serverNode = nodes.find((node) => node.contains(element))
    return serverNode && (findCounterpart(element, serverNode, container) as E | undefined)
  }
  const typed = nodes
    .flatMap((node) => [...node.querySelectorAll<Control>(CONTROLS)])
    .filter(isTyped)
    .map((from) => ({ from, to: find(from) }))
  const open = nodes
    .flatMap((node) => [...node.querySelectorAll<HTMLElement>('[popover]')])
    .find((popover) => popover.matches(':popover-open'))
  const focused = shadow.activeElement as (HTMLElement & Partial<Selection>) | null
  const next = focused && find(focused)
  const { selectionStart, selectionEnd, selectionDirection } = focused ?? {}
  const opened = open && find(open)
  const button = pressed && find(pressed)
  if (opened) showAtOnce(opened)
  // The focus moves before the nodes are removed, so that it never leaves the widget, and a phone's keyboard stays open.
  next?.focus({ preventScroll: true })
  for (const node of nodes) node.remove()
  return () => {
    for (const { from, to } of typed) if (to) enter(from, to)
    // Only text fields have a selection.
    if (next && shadow.activeElement === next && typeof selectionStart === 'number')
      (next as unknown as HTMLInputElement).setSelectionRange(
        selectionStart,
        selectionEnd ?? null,
        selectionDirection ?? undefined,
      )
    button?.click()
  }
}
