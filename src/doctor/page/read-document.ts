/** Reads the markup of the open page. */
import { unclobbered } from '../../host/unclobbered.js'
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
  const { getAttributeNames, getAttribute, localName, nonce } = unclobbered(element as HTMLElement)
  const attributes = Object.fromEntries(getAttributeNames().map((name) => [name, getAttribute(name)!]))
  // Browsers hide the nonce from `getAttribute`.
  return { name: localName, attributes: nonce ? { ...attributes, nonce } : attributes }
}

function scriptTag(element: HTMLScriptElement): ScriptTag {
  const tag = tagOf(element)
  return { ...tag, containsHtml: containsHtml(tag, element.text) }
}

/** The placeholders, and the elements in which an application's `ShopWidget` renders a widget. */
export const placeholdersIn = (document: Document): HTMLElement[] => [
  ...unclobbered(document).querySelectorAll<HTMLElement>('[data-shop-widget], [data-shop-host]'),
]

function placeholderTag(element: HTMLElement): Tag {
  const tag = tagOf(element)
  const { shopHost } = unclobbered(element).dataset
  return shopHost === undefined
    ? tag
    : { ...tag, attributes: { 'data-shop-widget': shopHost, ...tag.attributes } }
}

const placeholderOf = (element: HTMLElement): PlaceholderTag => ({
  ...placeholderTag(element),
  islands: [...unclobbered(element).querySelectorAll(':scope > script[data-shop-config]')].map(
    ({ textContent }) => textContent,
  ),
  content: [...unclobbered(element).querySelectorAll('*')].map(tagOf).filter(isSwallowed),
})

function isOther(element: Element): boolean {
  const { matches, getAttributeNames, getAttribute } = unclobbered(element)
  return (
    !matches('[data-shop-widget], [data-shop-host]') &&
    getAttributeNames().some((name) => maybeMisspelt(name, getAttribute(name)!))
  )
}

/** An element and those around it, the innermost first. */
function tagsAround(element: Element): Tag[] {
  const tags: Tag[] = []
  for (let next: Element | null = element; next; next = unclobbered(next).parentElement)
    tags.push(tagOf(next))
  return tags
}

function hasHandler(element: Element): boolean {
  const { getAttributeNames, getAttribute } = unclobbered(element)
  return getAttributeNames().some((name) => isHandler(name, getAttribute(name)!))
}

type Root = Document | ShadowRoot

/** The document, and the open shadow roots of the page in it. Our widgets have no such elements. */
function rootsIn(document: Document): Root[] {
  const roots: Root[] = [document]
  // The list grows while it is read.
  for (const root of roots)
    for (const element of unclobbered(root).querySelectorAll('*:not([data-shop-widget], [data-shop-host])')) {
      const { shadowRoot } = unclobbered(element)
      if (shadowRoot) roots.push(shadowRoot)
    }
  return roots
}

/** A control may also stand outside of its form, and name it. */
function controlsOf(form: Element, root: Root): string[] {
  const { contains, getAttribute } = unclobbered(form)
  return [...unclobbered(root).querySelectorAll('[name]')]
    .filter((control) => contains(control) || control.getAttribute('form') === (getAttribute('id') ?? ''))
    .map((control) => control.getAttribute('name')!)
}

const shopElementsIn = (root: Root): ShopElement[] =>
  [...unclobbered(root).querySelectorAll<HTMLElement>(SHOP_ATTRIBUTES.map((name) => `[${name}]`).join())].map(
    (element) => {
      const [tag, around] = [tagOf(element), tagsAround(element)]
      return {
        ...tag,
        controls: tag.name === 'form' ? controlsOf(element, root) : [],
        isInForm: belongsToForm(element),
        isInClosedRoot: false,
        stopper: stopperOf(tag, around),
        library: libraryOf(tag, around),
      }
    },
  )

/** @param address  the page's address when it was loaded, which the address of the script tag may be relative to */
export function readDocument(document: Document, address = document.location.href): Markup {
  const { baseURI, querySelector, querySelectorAll } = unclobbered(document)
  return {
    url: address,
    base: address === document.location.href || querySelector('base[href]') ? baseURI : address,
    scripts: [...querySelectorAll('script')].map(scriptTag),
    placeholders: placeholdersIn(document).map(placeholderOf),
    others: [...querySelectorAll('*')].filter(isOther).map(tagOf),
    shopElements: rootsIn(document).flatMap(shopElementsIn),
    handlers: [...querySelectorAll('*')].filter(hasHandler).map(tagOf),
    policies: [...querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')].map(
      (meta) => meta.getAttribute('content') ?? '',
    ),
  }
}
