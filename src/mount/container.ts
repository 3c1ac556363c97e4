/** The container: the element that a widget is rendered into, in the placeholder's shadow root. */
import type { Platform } from '../api/names.js'
import { isPlatform } from '../options/platform.js'
import type { ShownMarkup } from '../host/page-start.js'
import { entriesOf } from '../host/without-additions.js'
import { unclobbered } from '../host/unclobbered.js'
import { keepTyping } from './keep-typing.js'
import { adoptStyles, shareSheets } from './sheets.js'
import { findServerNodes, swap } from './swap.js'

export interface Container {
  element: HTMLElement
  /** The platform that a server has rendered the element for. The element is then already in the shadow root. */
  serverPlatform?: Platform | undefined
  /** The kept markup that the element is from. It is taken over like a server's. */
  shown?: ShownMarkup | undefined
}

const platformOf = ({ dataset }: HTMLElement): Platform =>
  isPlatform(dataset['platform']) ? dataset['platform'] : 'CLASSIC'

/** @param shown  kept markup of this widget */
export const openContainer = (placeholder: Element, shown: ShownMarkup | undefined): Container =>
  shown
    ? { element: shown.container, serverPlatform: platformOf(shown.container), shown }
    : { element: createContainer(placeholder) }

/** The placeholder's namespace is also right on pages that are served as XML. */
export function createContainer(placeholder: Element, attributes: object = {}): HTMLElement {
  const element = unclobbered(document).createElementNS(placeholder.namespaceURI, 'div') as HTMLElement
  setAttributes(element, attributes)
  return element
}

export function setAttributes(element: Element, attributes: object): void {
  for (const [name, value] of entriesOf(attributes)) element.setAttribute(name, String(value))
}

/**
 * Remembers what the placeholder's root has, before the widget is put in its place.
 *
 * @returns a function that shows it again after an error: the nodes that a server has rendered, or the placeholder's own content
 */
export function rememberRoot(placeholder: Element): () => void {
  const root = placeholder.shadowRoot
  const nodes = findServerNodes(placeholder)
  if (!root || nodes.length === 0) return () => showOwnContent(placeholder)
  return () => {
    // Among the nodes is a link to their style sheet.
    root.adoptedStyleSheets = []
    root.replaceChildren(...nodes)
  }
}

/**
 * Shows the container instead of the placeholder's own content.
 *
 * @param pressed  the button that the visitor has pressed in a server's markup
 * @returns a function to call when the widget works: it enters and presses what the visitor has in the markup that is gone
 */
export function showContainer(
  placeholder: Element,
  { element, serverPlatform, shown }: Container,
  sheets: readonly string[],
  pressed?: HTMLElement,
): () => void {
  const root = placeholder.shadowRoot ?? placeholder.attachShadow({ mode: 'open' })
  keepTyping(root)
  if (shown) shareSheets(shown.sheets)
  for (const css of sheets) adoptStyles(root, css)
  if (serverPlatform) return () => pressed?.click()
  root.append(element)
  const finish = swap(root, element, pressed)
  for (const node of [...root.childNodes]) if (node !== element) node.remove()
  return finish
}

/** Shows the placeholder's own content again, through a slot, because a shadow root cannot be removed. */
export function showOwnContent(placeholder: Element): void {
  const root = placeholder.shadowRoot
  if (!root) return
  root.replaceChildren(unclobbered(document).createElementNS(placeholder.namespaceURI, 'slot'))
  root.adoptedStyleSheets = []
}
