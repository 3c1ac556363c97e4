/** How elements of the host page act. */
import { unclobbered } from '../host/unclobbered.js'

/**
 * Whether a node is an element of HTML or SVG that matches a selector. It is called for many nodes, and a form may have a field with
 * the name `matches`.
 */
const matches = (node: EventTarget | null, selector: string): node is HTMLElement =>
  node instanceof Element && 'dataset' in node && Element.prototype.matches.call(node, selector)

export const showsValue = (node: Node | null): node is HTMLElement =>
  matches(node, '[data-shop-text], [data-shop-show]')

const isPressable = (node: EventTarget): node is HTMLElement =>
  matches(node, '[data-shop-cart], [data-shop-search]')

/** The innermost element that an event would press. */
export const pressedIn = (event: Event): HTMLElement | undefined => event.composedPath().find(isPressable)

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
export function belongsToForm(field: Element): boolean {
  const { form } = field as HTMLInputElement
  return form ? unclobbered(form).hasAttribute('data-shop-cart') : false
}
