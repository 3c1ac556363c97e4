/** Reads the markup of the open page. */
import { belongsToForm } from '../../html/element.js'
import { libraryOf } from '../libraries.js'
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
} from '../markup.js'
import type { Tag } from '../tag.js'

export function tagOf(element: Element): Tag {
  const attributes = Object.fromEntries(
    element.getAttributeNames().map((name) => [name, element.getAttribute(name)!]),
  )
  // Browsers hide the nonce from `getAttribute`.
  const { nonce } = element as HTMLElement
  return { name: element.localName, attributes: nonce ? { ...attributes, nonce } : attributes }
}

function scriptTag(element: HTMLScriptElement): ScriptTag {
  const tag = tagOf(element)
  return { ...tag, containsHtml: containsHtml(tag, element.text) }
}

/** The placeholders, and the elements in which an application's `ShopWidget` renders a widget. */
export const placeholdersIn = (document: Document): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-shop-widget], [data-shop-host]'),
]

function placeholderTag(element: HTMLElement): Tag {
  const tag = tagOf(element)
  const { shopHost } = element.dataset
  return shopHost === undefined
    ? tag
    : { ...tag, attributes: { 'data-shop-widget': shopHost, ...tag.attributes } }
}

const placeholderOf = (element: HTMLElement): PlaceholderTag => ({
  ...placeholderTag(element),
  islands: [...element.querySelectorAll(':scope > script[data-shop-config]')].map(
    ({ textContent }) => textContent,
  ),
  content: [...element.querySelectorAll('*')].map(tagOf).filter(isSwallowed),
})

const isOther = (element: Element) =>
  !element.matches('[data-shop-widget], [data-shop-host]') &&
  element.getAttributeNames().some((name) => maybeMisspelt(name, element.getAttribute(name)!))

/** An element and those around it, the innermost first. */
function tagsAround(element: Element): Tag[] {
  const tags: Tag[] = []
  for (let next: Element | null = element; next; next = next.parentElement) tags.push(tagOf(next))
  return tags
}

const hasHandler = (element: Element) =>
  element.getAttributeNames().some((name) => isHandler(name, element.getAttribute(name)!))

type Root = Document | ShadowRoot

/** The document, and the open shadow roots of the page in it. Our widgets have no such elements. */
function rootsIn(document: Document): Root[] {
  const roots: Root[] = [document]
  // The list grows while it is read.
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*:not([data-shop-widget], [data-shop-host])'))
      if (shadowRoot) roots.push(shadowRoot)
  return roots
}

/** A control may also stand outside of its form, and name it. */
const controlsOf = (form: Element, root: Root): string[] =>
  [...root.querySelectorAll('[name]')]
    .filter(
      (control) => form.contains(control) || control.getAttribute('form') === (form.getAttribute('id') ?? ''),
    )
    .map((control) => control.getAttribute('name')!)

const shopElementsIn = (root: Root): ShopElement[] =>
  [...root.querySelectorAll<HTMLElement>(SHOP_ATTRIBUTES.map((name) => `[${name}]`).join())].map(
    (element) => {
      const [tag, around] = [tagOf(element), tagsAround(element)]
      return {
        ...tag,
        controls: element.localName === 'form' ? controlsOf(element, root) : [],
        isInForm: belongsToForm(element),
        isInClosedRoot: false,
        stopper: stopperOf(tag, around),
        library: libraryOf(tag, around),
      }
    },
  )

export const readDocument = (document: Document): Markup => ({
  url: document.location.href,
  base: document.baseURI,
  scripts: [...document.querySelectorAll('script')].map(scriptTag),
  placeholders: placeholdersIn(document).map(placeholderOf),
  others: [...document.querySelectorAll('*')].filter(isOther).map(tagOf),
  shopElements: rootsIn(document).flatMap(shopElementsIn),
  handlers: [...document.querySelectorAll('*')].filter(hasHandler).map(tagOf),
  policies: [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  ),
})
