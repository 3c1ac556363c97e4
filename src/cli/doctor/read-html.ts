/** Reads the markup of a page from its HTML, as a browser with scripts parses it. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { Markup, PlaceholderTag } from '../../doctor/markup.js'
import type { Tag } from '../../doctor/tag.js'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** In the order of the document. The content of a `template` is not in the tree. */
function elementsIn(parent: Parent): Element[] {
  return parent.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((element) => [element, ...elementsIn(element)])
}

const tagOf = ({ tagName, attrs }: Element): Tag => ({
  name: tagName,
  attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
})

const attributeOf = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('')

function placeholderOf(element: Element): PlaceholderTag {
  const islands = element.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .filter((child) => child.tagName === 'script' && attributeOf(child, 'data-shop-config') !== undefined)
  return { ...tagOf(element), islands: islands.map(textOf) }
}

const isPolicy = (element: Element) =>
  element.tagName === 'meta' &&
  attributeOf(element, 'http-equiv')?.toLowerCase() === 'content-security-policy'

/** @param url  of the page, after redirects */
export function readHtml(html: string, url: string): Markup {
  const elements = elementsIn(parse(html))
  const base = elements.find(({ tagName }) => tagName === 'base')
  const href = (base && attributeOf(base, 'href')) ?? ''
  return {
    url,
    base: URL.canParse(href, url) ? new URL(href, url).href : url,
    scripts: elements.filter(({ tagName }) => tagName === 'script').map(tagOf),
    placeholders: elements
      .filter((element) => attributeOf(element, 'data-shop-widget') !== undefined)
      .map(placeholderOf),
    policies: elements.filter(isPolicy).map((meta) => attributeOf(meta, 'content') ?? ''),
  }
}
