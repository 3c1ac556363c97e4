/** How elements of the host page act. */
import type { PressState } from '../api/html.js'

/** The types of inputs that are pressed, and have no value that somebody types. */
const PRESSED = [
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]

/**
 * Whether the value of an element is the quantity. Its state does not matter: the page may disable a field when it changes.
 *
 * @param type  the type of an input, in lower case
 */
export const isField = (name: string, type = ''): boolean =>
  name === 'select' || (name === 'input' && !PRESSED.includes(type))

/** Whether a form with `data-shop-cart` sends the value of a field. The field itself then does nothing. */
export const belongsToForm = (field: HTMLElement): boolean =>
  (field as HTMLInputElement).form?.hasAttribute('data-shop-cart') ?? false

/** Removes the state that the loader has given to a press which is none. */
export function clear(element: HTMLElement): void {
  delete element.dataset['shopState']
  element.removeAttribute('aria-busy')
}

/** Exposes the state of an element to style sheets and screen readers. Only what changes the cart has one. */
export function mark(element: HTMLElement, state: PressState): void {
  if (!element.hasAttribute('data-shop-cart')) return
  element.dataset['shopState'] = state
  if (state === 'pending') element.setAttribute('aria-busy', 'true')
  else element.removeAttribute('aria-busy')
}
