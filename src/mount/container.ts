/** The container: the element that a widget is rendered into, in the placeholder's shadow root. */
import { entriesOf } from '../host/without-additions.js'
import { unclobbered } from '../host/unclobbered.js'
import { keepTyping } from './keep-typing.js'
import { findMarkup, swap } from './swap.js'

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
 * Remembers what the placeholder shows, before the widget is put in its place.
 *
 * @returns a function that shows it again after an error: a server's HTML, or the placeholder's own content
 */
export function rememberRoot(placeholder: Element, isServerHtml: boolean): () => void {
  if (!isServerHtml) return () => showOwnContent(placeholder)
  const nodes = findMarkup(placeholder)
  return () => {
    const root = placeholder.shadowRoot!
    // Among the nodes is a link to their style sheet.
    root.adoptedStyleSheets = []
    root.replaceChildren(...nodes)
  }
}

/**
 * Shows the container instead of the placeholder's own content, of a server's HTML or of kept markup.
 *
 * @param pressed  the button that the visitor has pressed there
 * @returns a function to call when the widget works: it enters and presses what the visitor has in the markup that is gone
 */
export function showContainer(
  placeholder: Element,
  element: HTMLElement,
  sheets: readonly string[],
  pressed: HTMLElement | undefined,
): () => void {
  const root = placeholder.shadowRoot ?? placeholder.attachShadow({ mode: 'open' })
  keepTyping(root)
  for (const css of sheets) adoptStyles(root, css)
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

/** The style sheets of shadow roots, keyed by CSS text. All roots of a page share one `CSSStyleSheet` object per text. */
export const sheetsByText = new Map<string, CSSStyleSheet>()

/** Uses the sheets of kept markup, whose code is in another file, so that the browser parses none of them again. */
export function shareSheets(others: ReadonlyMap<string, CSSStyleSheet>): void {
  for (const [css, sheet] of others) sheetsByText.set(css, sheet)
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Adds a style sheet to the root. Does nothing if the root already has it, or if the text is empty. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  if (!css) return
  const sheet = sheetsByText.get(css) ?? createSheet(css)
  sheetsByText.set(css, sheet)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
