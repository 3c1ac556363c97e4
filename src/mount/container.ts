/** The container: the element that a widget is rendered into, in the placeholder's shadow root. */
import type { Platform } from '../api/names.js'
import { isMobile, isPlatform } from '../options/platform.js'
import type { ShownMarkup } from '../host/page-start.js'
import { entriesOf } from '../host/without-additions.js'
import { unclobbered } from '../host/unclobbered.js'
import { adoptStyles, shareSheets } from './sheets.js'
import { findServerNodes, swap } from './swap.js'

export interface Container {
  element: HTMLElement
  /** The platform that a server has rendered the element for. The element is then already in the shadow root. */
  serverPlatform?: Platform | undefined
  /** The kept markup that the element is from. It is taken over like a server's. */
  shown?: ShownMarkup | undefined
}

/** Marks a server's markup that is not hydrated: the widget is rendered beside it, and put in its place. */
export const SWAPPED = 'data-swapped'

const platformOf = ({ dataset }: HTMLElement): Platform =>
  isPlatform(dataset['platform']) ? dataset['platform'] : 'CLASSIC'

/**
 * Finds the markup that a server has rendered into the placeholder, or creates a detached element. If the server has rendered
 * several variants, this takes the one for the page's platform; the others stay until `keepOnly`.
 *
 * @param shown  kept markup of this widget
 */
export function openContainer(
  placeholder: Element,
  pagePlatform: Platform,
  shown: ShownMarkup | undefined,
): Container {
  if (shown) return { element: shown.container, serverPlatform: platformOf(shown.container), shown }
  const variants = [...(placeholder.shadowRoot?.querySelectorAll<HTMLElement>('[data-shop-root=""]') ?? [])]
  const isForPage = (variant: HTMLElement) => isMobile(platformOf(variant)) === isMobile(pagePlatform)
  const serverMarkup = variants.find(isForPage) ?? variants[0]
  // A promotion may have changed since the server has rendered it, and the code knows it only from its own call.
  if (serverMarkup && !serverMarkup.hasAttribute(SWAPPED))
    return { element: serverMarkup, serverPlatform: platformOf(serverMarkup) }
  return { element: createContainer(placeholder) }
}

/** The placeholder's namespace is also right on pages that are served as XML. */
export function createContainer(placeholder: Element, attributes: object = {}): HTMLElement {
  const element = unclobbered(document).createElementNS(placeholder.namespaceURI, 'div') as HTMLElement
  setAttributes(element, attributes)
  return element
}

export function setAttributes(element: Element, attributes: object): void {
  for (const [name, value] of entriesOf(attributes)) element.setAttribute(name, String(value))
}

/** Removes the other variants of a server's markup. Their widths no longer matter. */
export function keepOnly(placeholder: Element, { element, serverPlatform }: Container): void {
  if (!serverPlatform) return
  for (const variant of placeholder.shadowRoot!.querySelectorAll('[data-shop-root]'))
    if (variant !== element) variant.remove()
  element.removeAttribute('data-width')
  element.hidden = false
}

/**
 * Copies a server's markup before the takeover. After an error, only this copy can be shown, because the placeholder has no
 * other content.
 *
 * @returns a function that shows the copy; `undefined` if there is no such markup
 */
export function copyServerMarkup(placeholder: Element, { shown }: Container): (() => void) | undefined {
  // Below kept markup, the placeholder has its own content.
  if (shown) return () => showOwnContent(placeholder)
  const root = placeholder.shadowRoot
  if (!root || findServerNodes(placeholder).length === 0) return undefined
  const copies = [...root.childNodes].map((node) => node.cloneNode(true))
  return () => {
    // The copy contains a link to its style sheet.
    root.adoptedStyleSheets = []
    root.replaceChildren(...copies)
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
  if (shown) shareSheets(shown.sheets)
  for (const css of sheets) adoptStyles(root, css)
  // The server's markup links to a file with the same sheets.
  if (serverPlatform) {
    root.querySelector('link')?.remove()
    return () => pressed?.click()
  }
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
