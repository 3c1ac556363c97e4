/**
 * A widget's markup as JSON, and back. Any script of the page's origin can write to session storage, so markup is built
 * only of what is listed here, and anything else refuses all of it.
 */
import { entriesOf } from '../../host/without-additions.js'
import { safeUrl, type UrlKind } from '../../host/urls.js'
import { unclobbered } from '../../host/unclobbered.js'

/** A text, or an element with its attributes and children. */
export type Tree = string | [name: string, attributes: Record<string, string>, children: Tree[]]

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

const ELEMENTS = words('a button div footer form h2 h3 header img input li nav p span ul')
const SVG_ELEMENTS = words('svg path')
const ATTRIBUTES = words(
  'accept-charset alt autocapitalize autocomplete autocorrect class d disabled enterkeyhint height hidden hreflang',
  'id lang loading maxlength name part placeholder popover popovertarget rel role spellcheck tabindex target title',
  'translate type value viewBox width',
)
/** What each address is used for. A form sends what the visitor types, so it goes to the shop only. */
const ADDRESSES: Readonly<Record<string, UrlKind | undefined>> = {
  href: 'link',
  action: 'page',
  src: 'image',
}
/** The loader obeys other attributes with `data-shop-`, also in shadow roots. */
const isOther = (name: string) => /^(aria|data(?!-shop-(?!widget$)))-[a-z-]+$/.test(name)

const MAX_DEPTH = 32

function words(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}

/** @param node  an element or a text; the markup of widgets has no other nodes */
export function readTree(node: Node): Tree {
  if (!(node instanceof Element)) return node.nodeValue ?? ''
  const attributes: Record<string, string> = {}
  for (const { name, value } of node.attributes) attributes[name] = value
  return [node.localName, attributes, [...node.childNodes].map(readTree)]
}

function refuse(what: unknown): never {
  throw new Error(`kept markup may not have ${String(what)}`)
}

function setAttribute(element: Element, name: string, value: unknown, apiBase: string | undefined): void {
  if (typeof value !== 'string') refuse(name)
  const kind = Object.hasOwn(ADDRESSES, name) ? ADDRESSES[name] : undefined
  if (!kind && !ATTRIBUTES.has(name) && !isOther(name)) refuse(name)
  const checked = kind ? safeUrl(window, apiBase, value, kind) : value
  element.setAttribute(name, checked ?? refuse(value))
}

/**
 * @param tree     from session storage
 * @param apiBase  the origin of the shop, if the page names another one than its own
 * @throws {Error} if the tree has something that is not allowed, or is none
 */
export function buildTree(tree: unknown, apiBase: string | undefined, depth = 0): Node {
  if (typeof tree === 'string') return unclobbered(document).createTextNode(tree)
  if (!Array.isArray(tree) || depth > MAX_DEPTH) refuse(typeof tree)
  const [name, attributes, children] = tree as unknown[]
  const isSvg = SVG_ELEMENTS.has(name as string)
  if (!isSvg && !ELEMENTS.has(name as string)) refuse(name)
  const element = unclobbered(document).createElementNS(isSvg ? SVG : HTML, name as string)
  for (const [attribute, value] of entriesOf(attributes as object))
    setAttribute(element, attribute, value, apiBase)
  if (!Array.isArray(children)) refuse(typeof children)
  for (const child of children as unknown[]) element.append(buildTree(child, apiBase, depth + 1))
  return element
}
