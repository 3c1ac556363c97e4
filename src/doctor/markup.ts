/**
 * The parts of a page's markup that the doctor examines. The doctor in the browser reads them from the document, the command
 * reads them from the HTML, and both use the same checks.
 */
import { WIDGET_NAMES } from '../api/names.js'
import { METHODS } from '../html/argument.js'
import { isField } from '../html/element.js'
import { CONDITIONS, TEXTS } from '../html/values.js'
import { nearest } from '../options/nearest.js'
import type { LibraryName } from './libraries.js'
import type { Tag } from './tag.js'

export interface PlaceholderTag extends Tag {
  /** The texts of the placeholder's JSON islands. */
  readonly islands: readonly string[]
  /** The elements in it for which `isSwallowed` is true. */
  readonly content: readonly Tag[]
}

/** Whether an element in a placeholder may belong to the page, which a placeholder without an end tag swallows. */
export const isSwallowed = (tag: Tag): boolean =>
  tag.name === 'main' || tag.name === 'script' || tag.attributes['data-shop-widget'] !== undefined

export interface ScriptTag extends Tag {
  /** Whether it has an address and contains elements, which browsers ignore. */
  readonly containsHtml: boolean
}

/** Whether the text of a script with an address contains elements. */
export const containsHtml = ({ attributes }: Tag, text: string): boolean =>
  attributes['src'] !== undefined && /<[a-z!/]/i.test(text)

/** An element that uses the shop without a script, by one of `SHOP_ATTRIBUTES`. */
export interface ShopElement extends Tag {
  /** The names of a form's controls, which may be fields of its argument; empty for other elements. */
  readonly controls: readonly string[]
  /** Whether it is a control of a form with `data-shop-cart`. */
  readonly isInForm: boolean
  /** Whether it is inside a closed shadow root. Only the command knows the closed roots, from the HTML. */
  readonly isInClosedRoot: boolean
  /** The attribute on it, or on an element around it, that stops its presses; `undefined` if there is none. */
  readonly stopper: string | undefined
  /** The library that handles its presses before our code; `undefined` if there is none. */
  readonly library: LibraryName | undefined
}

export interface Markup {
  /** The address of the page, after redirects. */
  readonly url: string
  /** The address that relative addresses are resolved against. */
  readonly base: string
  readonly scripts: readonly ScriptTag[]
  readonly placeholders: readonly PlaceholderTag[]
  /** Other elements with an attribute that may be one of ours, misspelt. */
  readonly others: readonly Tag[]
  readonly shopElements: readonly ShopElement[]
  /** The elements with an attribute such as `onclick` that uses `Shop`. */
  readonly handlers: readonly Tag[]
  /** The content security policies in meta elements. */
  readonly policies: readonly string[]
}

/** With these attributes, an element uses the shop without a script. */
export const SHOP_ATTRIBUTES = ['data-shop-cart', 'data-shop-search', 'data-shop-text', 'data-shop-show']

/** Whether the value of the element is the quantity. */
export const isFieldTag = ({ name, attributes }: Tag): boolean =>
  isField(name, attributes['type']?.toLowerCase())

/** Only code that stops each event, so not `if (…) return false`. */
const STOPS =
  /(^|;)\s*(return\s+false|(window\.)?event\.(preventDefault|stopPropagation|stopImmediatePropagation)\(\))\s*(;|$)/

/**
 * @param around  the element and those around it, the innermost first
 * @returns the name of the attribute that keeps the element's presses from our code; a change cannot be stopped by returning false
 */
export function stopperOf(element: Tag, around: readonly Tag[]): string | undefined {
  if (isFieldTag(element)) return undefined
  const name = element.name === 'form' ? 'onsubmit' : 'onclick'
  return around.some(({ attributes }) => STOPS.test(attributes[name] ?? '')) ? name : undefined
}

/** The attributes with their values, for those whose values are names. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'data-shop-cart': METHODS,
  'data-shop-text': Object.keys(TEXTS),
  'data-shop-show': Object.keys(CONDITIONS),
}

/**
 * @returns the attribute that is meant, such as `data-shop-cart` by `data-shop-car`. Other products may have attributes with similar
 *   names, so only those with a value of ours count.
 */
export const misspeltAttribute = (name: string, value: string): string | undefined =>
  SHOP_ATTRIBUTES.includes(name)
    ? undefined
    : Object.keys(NAMED).find((known) => NAMED[known]!.includes(value) && nearest(name, [known]))

/** Whether the value of an attribute is the name of a widget. */
export const namesWidget = (value: string): boolean =>
  WIDGET_NAMES.some((name) => name === value.trim().toLowerCase())

/** Whether an attribute may be one of ours, misspelt. */
export const maybeMisspelt = (name: string, value: string): boolean =>
  namesWidget(value) || misspeltAttribute(name, value) !== undefined

/** Whether an attribute is code that uses `Shop`. */
export const isHandler = (name: string, value: string): boolean =>
  name.startsWith('on') && /\bShop\s*(\?\.|\.)/.test(value)
