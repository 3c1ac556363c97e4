/**
 * Where the messages are in the document. What is outside a modal dialog, or inside an inert element, can be seen but not
 * pressed, focused or heard. So while a dialog is open, ours or the page's, the messages are in it, in a root of their own.
 */
import { unclobbered } from '../../../host/unclobbered.js'

/** The attributes that change where the messages can be used. */
export const WATCHED = ['open', 'inert', 'aria-hidden']

/** The page, and the roots of its widgets. */
export const rootsOf = (document: Document): Array<Document | ShadowRoot> => [
  document,
  ...[...unclobbered(document).querySelectorAll('[data-shop-widget], [data-shop-host]')].flatMap(
    (placeholder) => unclobbered(placeholder).shadowRoot ?? [],
  ),
]

/** The element and those around it, also outside its shadow root. */
function around(element: Element): Element[] {
  const found: Element[] = []
  for (
    let node: Node | null | undefined = element;
    node;
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host
  )
    if (node.nodeType === Node.ELEMENT_NODE) found.push(node as Element)
  return found
}

/** The open modal dialog that is above the others: the one with the focus, or else the last. */
function findModal(document: Document): Element | undefined {
  const dialogs = rootsOf(document).flatMap((root) => [...unclobbered(root).querySelectorAll('dialog:modal')])
  const hasFocus = (dialog: Element) =>
    dialog.contains(unclobbered(dialog.getRootNode() as Document | ShadowRoot).activeElement)
  return dialogs.findLast(hasFocus) ?? dialogs.at(-1)
}

/** @returns the live region if it can be used; otherwise, the element that the messages have to be in */
export function findHome(region: Element): Element {
  const { ownerDocument: document } = region
  const ancestors = around(region)
  const modal = findModal(document)
  if (modal) return ancestors.includes(modal) ? region : modal
  const isOutOfReach = ancestors.some((element) => element.matches('[inert], [aria-hidden=true]'))
  return isOutOfReach ? unclobbered(document).body : region
}

/**
 * Creates an element for another home, with our styles. It has no box of its own, so that nothing moves there.
 *
 * @returns the element, and the live region in it
 */
export function createCarrier(region: Element): { carrier: Element; status: Element } {
  const carrier = unclobbered(region.ownerDocument).createElementNS(region.namespaceURI, 'div')
  carrier.setAttribute('data-shop-messages', '')
  const shadow = carrier.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [...(region.getRootNode() as ShadowRoot).adoptedStyleSheets]
  // The container has the theme and the language.
  const container = around(region).find((element) => element.parentNode === region.getRootNode())!
  const [outer, status] = [container, region].map((element) => element.cloneNode() as Element)
  outer!.removeAttribute('data-shop-root')
  outer!.append(status!)
  shadow.append(outer!)
  return { carrier, status: status! }
}
