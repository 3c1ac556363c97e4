/** Reads the markup of the open page. */
import { namesWidget, type Markup, type PlaceholderTag } from '../markup.js'
import type { Tag } from '../tag.js'

function tagOf(element: Element): Tag {
  const attributes = Object.fromEntries(
    element.getAttributeNames().map((name) => [name, element.getAttribute(name)!]),
  )
  // Browsers hide the nonce from `getAttribute`.
  const { nonce } = element as HTMLElement
  return { name: element.localName, attributes: nonce ? { ...attributes, nonce } : attributes }
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
})

const isOther = (element: Element) =>
  !element.matches('[data-shop-widget], [data-shop-host]') &&
  element.getAttributeNames().some((name) => namesWidget(element.getAttribute(name)!))

export const readDocument = (document: Document): Markup => ({
  url: document.location.href,
  base: document.baseURI,
  scripts: [...document.querySelectorAll('script')].map(tagOf),
  placeholders: placeholdersIn(document).map(placeholderOf),
  others: [...document.querySelectorAll('*')].filter(isOther).map(tagOf),
  policies: [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  ),
})
