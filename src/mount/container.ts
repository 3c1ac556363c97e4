/** The element that a widget is rendered into, and the shadow root around it. */
import type { Platform } from '../api/names.js'
import { isMobile, isPlatform } from '../options/platform.js'
import { adoptStyles } from './sheets.js'

export interface Container {
  element: HTMLElement
  /** The platform that a server has rendered the element for. The element is then already in the shadow root. */
  serverPlatform?: Platform | undefined
}

const platformOf = ({ dataset }: HTMLElement): Platform =>
  isPlatform(dataset['platform']) ? dataset['platform'] : 'CLASSIC'

/**
 * Finds the markup that a server has rendered into the placeholder, or creates a detached element. If the server has rendered
 * several variants, this takes the one for the page's platform; the others stay until `keepOnly`.
 */
export function openContainer(placeholder: Element, page: Platform): Container {
  const roots = [...(placeholder.shadowRoot?.querySelectorAll<HTMLElement>('[data-shop-root]') ?? [])]
  const serverMarkup = roots.find((root) => isMobile(platformOf(root)) === isMobile(page)) ?? roots[0]
  if (serverMarkup) return { element: serverMarkup, serverPlatform: platformOf(serverMarkup) }
  // The placeholder's namespace is also right on pages that are served as XML.
  const element = document.createElementNS(placeholder.namespaceURI, 'div') as HTMLElement
  return { element }
}

/** Removes the other variants of a server's markup. Their widths no longer matter. */
export function keepOnly(placeholder: Element, { element, serverPlatform }: Container): void {
  if (!serverPlatform) return
  for (const root of placeholder.shadowRoot!.querySelectorAll('[data-shop-root]'))
    if (root !== element) root.remove()
  element.removeAttribute('data-width')
  element.hidden = false
}

/**
 * Copies a server's markup before the takeover. After an error, only this copy can be shown, because the placeholder has no
 * other content.
 *
 * @returns a function that shows the copy; `undefined` if there is no such markup
 */
export function copyServerMarkup(
  placeholder: Element,
  { serverPlatform }: Container,
): (() => void) | undefined {
  const shadow = placeholder.shadowRoot
  if (!serverPlatform || !shadow) return undefined
  const copies = [...shadow.childNodes].map((node) => node.cloneNode(true))
  return () => {
    // The copy contains a link to its style sheet.
    shadow.adoptedStyleSheets = []
    shadow.replaceChildren(...copies)
  }
}

/** Shows the container instead of the placeholder's own content. */
export function showContainer(
  placeholder: Element,
  { element, serverPlatform }: Container,
  sheets: readonly string[],
): void {
  const shadow = placeholder.shadowRoot ?? placeholder.attachShadow({ mode: 'open' })
  for (const css of sheets) adoptStyles(shadow, css)
  // The server's markup links to a file with the same sheets.
  if (serverPlatform) shadow.querySelector('link')?.remove()
  else shadow.replaceChildren(element)
}

/** Shows the placeholder's own content again, through a slot, because a shadow root cannot be removed. */
export function showOwnContent(placeholder: Element): void {
  const shadow = placeholder.shadowRoot
  if (!shadow) return
  shadow.replaceChildren(document.createElementNS(placeholder.namespaceURI, 'slot'))
  shadow.adoptedStyleSheets = []
}
