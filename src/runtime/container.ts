/** The element that a widget is rendered into, and the shadow root around it. */
import { adoptStyles } from './sheets.js'

export interface Container {
  element: HTMLElement
  /** It was rendered by a server and is in the shadow root already. */
  isServerMarkup: boolean
}

/** Finds the markup that a server has rendered into the placeholder, or creates a detached element. */
export function openContainer(placeholder: Element): Container {
  const serverMarkup = placeholder.shadowRoot?.querySelector<HTMLElement>('[data-shop-root]')
  if (serverMarkup) return { element: serverMarkup, isServerMarkup: true }
  // The placeholder's namespace is also right on pages that are served as XML.
  const element = document.createElementNS(placeholder.namespaceURI, 'div') as HTMLElement
  element.setAttribute('data-shop-root', '')
  return { element, isServerMarkup: false }
}

/** Shows the container in place of the placeholder's own content. */
export function showContainer(
  placeholder: Element,
  { element, isServerMarkup }: Container,
  sheets: readonly string[],
): void {
  const shadow = placeholder.shadowRoot ?? placeholder.attachShadow({ mode: 'open' })
  for (const css of sheets) adoptStyles(shadow, css)
  // The server's markup links to a file with the same sheets.
  if (isServerMarkup) shadow.querySelector('link')?.remove()
  else shadow.replaceChildren(element)
}

/** Shows the placeholder's own content again. A shadow root cannot be removed, so a slot in it does this. */
export function showOwnContent(placeholder: Element): void {
  const shadow = placeholder.shadowRoot
  if (!shadow) return
  shadow.replaceChildren(document.createElementNS(placeholder.namespaceURI, 'slot'))
  shadow.adoptedStyleSheets = []
}
