/** Reads the markup of a page from its HTML, as a browser with scripts parses it. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { libraryOf } from '../../src/doctor/libraries.js'
import {
  containsHtml,
  isHandler,
  isSwallowed,
  maybeMisspelt,
  SHOP_ATTRIBUTES,
  stopperOf,
  type Markup,
  type PlaceholderTag,
  type ScriptTag,
  type ShopElement,
} from '../../src/doctor/markup.js'
import type { Tag } from '../../src/doctor/tag.js'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** Browsers nest elements at most 512 deep. The parser needs time that grows with the square of the depth. */
const MAX_DEPTH = 20_000

/** @throws {Error} if elements are nested too deep */
function parseLimited(html: string) {
  let depth = 0
  return parse(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush() {
        if (++depth > MAX_DEPTH)
          throw new Error(
            `its elements are nested deeper than ${MAX_DEPTH}, which is the limit of the doctor`,
          )
      },
      onItemPop: () => void depth--,
    },
  })
}

/**
 * Yields the elements in document order. The content of a `template` is not in the tree. It keeps a list instead of calling
 * itself, because elements may be nested deeper than function calls.
 */
function elementsIn(parent: Parent): Element[] {
  const found: Element[] = []
  const open: Parent[] = [parent]
  for (let next = open.pop(); next; next = open.pop()) {
    if (defaultTreeAdapter.isElementNode(next)) found.push(next)
    for (const child of next.childNodes.toReversed())
      if (defaultTreeAdapter.isElementNode(child)) open.push(child)
  }
  return found
}

const tagOf = ({ tagName, attrs }: Element): Tag => ({
  name: tagName,
  attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
})

const attributeOf = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('')

function scriptTag(element: Element): ScriptTag {
  const tag = tagOf(element)
  return { ...tag, containsHtml: containsHtml(tag, textOf(element)) }
}

function placeholderOf(element: Element): PlaceholderTag {
  const islands = element.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .filter((child) => child.tagName === 'script' && attributeOf(child, 'data-shop-config') !== undefined)
  const content = elementsIn(element).slice(1).map(tagOf).filter(isSwallowed)
  return { ...tagOf(element), islands: islands.map(textOf), content }
}

/** A page may have any number, and each is checked against all others. No page of a shop has so many. */
const MAX_PLACEHOLDERS = 100
const MAX_POLICIES = 20
const MAX_SHOP_ELEMENTS = 100

const isPlaceholder = (element: Element) => attributeOf(element, 'data-shop-widget') !== undefined

const isMisspelt = ({ attrs }: Element) => attrs.some(({ name, value }) => maybeMisspelt(name, value))

const MAX_HANDLERS = 100

const hasHandler = ({ attrs }: Element) => attrs.some(({ name, value }) => isHandler(name, value))

const isPolicy = (element: Element) =>
  element.tagName === 'meta' &&
  attributeOf(element, 'http-equiv')?.toLowerCase() === 'content-security-policy'

const isScriptPreload = ({ attributes: { rel = '', as } }: Tag): boolean =>
  /\bmodulepreload\b/i.test(rel) || (/\bpreload\b/i.test(rel) && as?.toLowerCase() === 'script')

/** The markup, and what only the command reads. */
interface HtmlMarkup extends Markup {
  /** The addresses of scripts in `link` elements. */
  preloads: readonly string[]
}

interface Root {
  elements: readonly Element[]
  isClosed: boolean
}

/** The document, and the shadow roots in its HTML. In a closed root, open ones cannot be reached either. */
function rootsIn(elements: readonly Element[]): Root[] {
  const roots: Root[] = [{ elements, isClosed: false }]
  // The list grows while it is read.
  for (const root of roots)
    for (const element of root.elements) {
      const mode = attributeOf(element, 'shadowrootmode')?.toLowerCase()
      if (element.tagName !== 'template' || (mode !== 'open' && mode !== 'closed')) continue
      const { content } = element as DefaultTreeAdapterTypes.Template
      roots.push({ elements: elementsIn(content), isClosed: root.isClosed || mode === 'closed' })
    }
  return roots
}

const isShopElement = ({ attrs }: Element) => attrs.some(({ name }) => SHOP_ATTRIBUTES.includes(name))

/** A control may also stand outside of its form, and name it. */
function controlsOf(form: Element, elements: readonly Element[]): string[] {
  const inside = new Set(elementsIn(form))
  const id = attributeOf(form, 'id') ?? ''
  return elements
    .filter((element) => inside.has(element) || attributeOf(element, 'form') === id)
    .flatMap((element) => attributeOf(element, 'name') ?? [])
}

/** An element and those around it, the innermost first. */
function elementsAround(element: Element): Element[] {
  const around = [element]
  for (let node = element.parentNode; node && defaultTreeAdapter.isElementNode(node); node = node.parentNode)
    around.push(node)
  return around
}

const formAround = (element: Element): Element | undefined =>
  elementsAround(element)
    .slice(1)
    .find(({ tagName }) => tagName === 'form')

function isInCartForm(element: Element, elements: readonly Element[]): boolean {
  const id = attributeOf(element, 'form')
  const form = id === undefined ? formAround(element) : elements.find((one) => attributeOf(one, 'id') === id)
  return form !== undefined && attributeOf(form, 'data-shop-cart') !== undefined
}

const shopElementsIn = ({ elements, isClosed }: Root): ShopElement[] =>
  elements
    .filter(isShopElement)
    .slice(0, MAX_SHOP_ELEMENTS)
    .map((element) => {
      const [tag, around] = [tagOf(element), elementsAround(element).map(tagOf)]
      return {
        ...tag,
        controls: element.tagName === 'form' ? controlsOf(element, elements) : [],
        isInForm: isInCartForm(element, elements),
        isInClosedRoot: isClosed,
        stopper: stopperOf(tag, around),
        library: libraryOf(tag, around),
      }
    })

/**
 * @param url  the address of the page, after redirects
 * @throws {Error} if elements are nested too deep
 */
export function readHtml(html: string, url: string): HtmlMarkup {
  const elements = elementsIn(parseLimited(html))
  const base = elements.find(({ tagName }) => tagName === 'base')
  const href = (base && attributeOf(base, 'href')) ?? ''
  return {
    url,
    base: URL.canParse(href, url) ? new URL(href, url).href : url,
    scripts: elements.filter(({ tagName }) => tagName === 'script').map(scriptTag),
    preloads: elements
      .filter(({ tagName }) => tagName === 'link')
      .map(tagOf)
      .filter(isScriptPreload)
      .flatMap(({ attributes }) => attributes['href'] ?? []),
    placeholders: elements.filter(isPlaceholder).slice(0, MAX_PLACEHOLDERS).map(placeholderOf),
    others: elements.filter((element) => !isPlaceholder(element) && isMisspelt(element)).map(tagOf),
    shopElements: rootsIn(elements).flatMap(shopElementsIn).slice(0, MAX_SHOP_ELEMENTS),
    handlers: elements.filter(hasHandler).slice(0, MAX_HANDLERS).map(tagOf),
    policies: elements
      .filter(isPolicy)
      .slice(0, MAX_POLICIES)
      .map((meta) => attributeOf(meta, 'content') ?? ''),
  }
}
