/** How elements of the host page act. */
import type { PressState } from '../api/html.js'

/** Text-like inputs are those that can be read-only. */
const FIELD = 'select,input:read-write,input[readonly]'

export const isField = (element: HTMLElement): boolean => element.matches(FIELD)

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
