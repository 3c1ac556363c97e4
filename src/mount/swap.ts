/** Puts a rendered widget in the place of what is there, and goes on with what a person has begun there. */
import type { Begun } from '../host/begun.js'
import { unclobbered } from '../host/unclobbered.js'

/**
 * Finds markup of the widget that was there before its code, in an element's shadow root: links to style sheets, and one
 * container for each width. It stays until the widget has rendered.
 */
export const findMarkup = ({ shadowRoot }: Element): Element[] =>
  [...(shadowRoot?.children ?? [])].filter((child) => child.matches('link, [data-shop-root=""]'))

/** After a press, the click comes in one of the next tasks (ms). */
const CLICK_MS = 50
const ENDS = ['pointerup', 'pointercancel', 'dragend', 'keyup', 'compositionend']

/**
 * Resolves when nobody holds the pointer down or composes a word in the placeholder: both would end with its nodes.
 *
 * @param end  aborted when this no longer matters
 */
export async function whenHandsOff(
  placeholder: Element,
  begun: Begun | undefined,
  end: AbortSignal,
): Promise<void> {
  while (!end.aborted && (begun?.isComposing || placeholder.matches(':active')))
    await new Promise<void>((resolve) => {
      const stop = new AbortController()
      const onEnd = () => {
        stop.abort()
        setTimeout(resolve, CLICK_MS)
      }
      for (const type of ENDS) window.addEventListener(type, onEnd, { capture: true, signal: stop.signal })
      end.addEventListener('abort', onEnd, { signal: stop.signal })
    })
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const CONTROLS = 'input, textarea, select'

/** The value in the markup. A select element without a selected option has the value of its first option. */
function initialValue(control: Control): string | undefined {
  if (!('options' in control)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const wasChanged = (control: Control) =>
  isCheckable(control) ? control.checked !== control.defaultChecked : control.value !== initialValue(control)

const kindOf = (element: Element) =>
  [
    element.localName,
    element.id,
    ...['part', 'name', 'type'].map((name) => element.getAttribute(name)),
  ].join()

/** Finds the element of the widget that is what the given one is in the markup. */
function findCounterpart(element: Element, markup: Element, container: Element): Element | undefined {
  const alike = (parent: Element) =>
    [...parent.querySelectorAll(element.localName)].filter((other) => kindOf(other) === kindOf(element))
  return alike(container)[alike(markup).indexOf(element)]
}

const isFile = (control: Control): control is HTMLInputElement => control.type === 'file'

const isTyped = (control: Control) => (isFile(control) ? Boolean(control.files?.length) : wasChanged(control))

type Selection = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'selectionDirection'>

/** React ignores an event if the value was set by the property that React itself has put on the element. */
function setValue(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
  set!.call(control, value)
}

/** Enters what the visitor has entered into the markup, with the events that React listens to. */
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
 * Opens in the widget what is open, scrolls it as the markup is scrolled, moves the focus into it, and removes the markup.
 *
 * @param pressed  the button that the visitor has pressed last
 * @returns a function to call after the widget's effects have run: it enters what the visitor has typed, and presses the button
 */
export function swap(shadow: ShadowRoot, container: Element, pressed?: HTMLElement): () => void {
  const nodes = findMarkup(shadow.host)
  const find = <E extends Element>(element: E): E | undefined => {
    const markup = nodes.find((node) => node.contains(element))
    return markup && (findCounterpart(element, markup, container) as E | undefined)
  }
  const all = <E extends Element>(selector: string): E[] =>
    nodes.flatMap((node) => [...node.querySelectorAll<E>(selector)])
  const typed = all<Control>(CONTROLS)
    .filter(isTyped)
    .map((from) => ({ from, to: find(from) }))
  const open = all<HTMLElement>('[popover]').find((popover) => popover.matches(':popover-open'))
  const focused = shadow.activeElement as (HTMLElement & Partial<Selection>) | null
  const next = focused && find(focused)
  const { selectionStart, selectionEnd, selectionDirection } = focused ?? {}
  const opened = open && find(open)
  const button = pressed && find(pressed)
  if (opened) showAtOnce(opened)
  for (const from of all('*'))
    if (from.scrollTop || from.scrollLeft) find(from)?.scrollTo(from.scrollLeft, from.scrollTop)
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

/**
 * Call it before the placeholder's own content is replaced.
 *
 * @returns a function to call afterwards. If the focus was in that content, it moves to the same link in the widget, so that
 *          the visitor is where they were, or else to the start of the widget.
 */
export function keepFocus(placeholder: Element): (container: HTMLElement) => void {
  const focused = unclobbered(placeholder.getRootNode() as Document | ShadowRoot).activeElement
  if (!focused || focused === placeholder || !placeholder.contains(focused)) return () => {}
  const { href } = focused as HTMLAnchorElement
  return (container) => {
    const same = [...container.querySelectorAll('a')].find((link) => link.href === href)
    same?.focus()
    // A link in a closed part of the widget cannot have the focus.
    if (same?.matches(':focus')) return
    container.tabIndex = -1
    container.focus({ preventScroll: true })
    // Otherwise a click on any text of the widget would move the focus to it.
    container.addEventListener('blur', () => container.removeAttribute('tabindex'), { once: true })
  }
}
