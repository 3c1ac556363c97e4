/** What somebody has done with an element. */
import type { PressState } from '../api/html.js'
import { unclobbered } from '../host/unclobbered.js'
import { withoutAdditions } from '../host/without-additions.js'
import { belongsToForm, isField } from './element.js'

/** A press, and what its argument is made of, as it was then. */
export interface Press {
  /** The element with `data-shop-cart` or `data-shop-search`. */
  readonly element: HTMLElement
  /** For a form `submit`, for other elements `click` or `change`. */
  readonly type: string
  /** The element's `dataset`. */
  readonly attributes: DOMStringMap
  /** The data set of a form, or the value of another element, if it has one. */
  readonly data: FormData | string | undefined
}

/** Elements with one of the attributes. The methods throw if the browser must do what the HTML says. */
export interface Presses {
  /** Loads what a press will need. */
  prepare(): void
  /** Whether the press can be performed, as far as it is known. */
  check(press: Press): boolean
  perform(press: Press): Promise<void>
}

function dataOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  try {
    return new FormData(form, submitter)
  } catch {
    // A script has dispatched the event, with a button that is not the form's.
    return new FormData(form)
  }
}

/**
 * @param element  the element that the event would press
 * @returns `undefined` if the event does not press it
 */
export function readPress(event: Event, element: HTMLElement): Press | undefined {
  const { localName, type, value, dataset } = unclobbered(element as HTMLInputElement)
  const isForm = localName === 'form'
  const pressed = isForm ? 'submit' : isField(localName, type) ? 'change' : 'click'
  if (event.type !== pressed) return undefined
  // A page that has added a `get` to `Object.prototype` could not list it.
  const attributes = withoutAdditions(() => ({ ...dataset }))
  const changesCart = attributes['shopCart'] !== undefined
  // A field opens no search, and its form may send its value.
  if (pressed === 'change' && (!changesCart || belongsToForm(element))) return undefined
  const form = element as HTMLElement as HTMLFormElement
  // Collecting the data of a form calls the page's listeners for `formdata`.
  const collected = isForm && changesCart ? dataOf(form, (event as SubmitEvent).submitter) : undefined
  return { element, type: pressed, attributes, data: isForm ? collected : value }
}

/** Exposes the state of a press to style sheets and screen readers. Only what changes the cart has one. */
export function mark({ element, attributes }: Press, state: PressState): void {
  if (attributes['shopCart'] === undefined) return
  const { setAttribute, removeAttribute } = unclobbered(element)
  setAttribute('data-shop-state', state)
  if (state === 'pending') setAttribute('aria-busy', 'true')
  else removeAttribute('aria-busy')
}
