/** The open page, as the checks see it. */
import { unclobbered } from '../host/unclobbered.js'
import { WIDGET_NAMES, type WidgetName } from '../api/names.js'
import type { ShopOptions } from '../api/options.js'
import type { Shop } from '../api/shop.js'
import type { PageStart } from '../host/page-start.js'
import { pageOrigin } from '../host/urls.js'
import { readPlaceholder } from '../options/island.js'
import { readOptions, type RawOptions } from '../options/read.js'
import { watchViolations, type Violations } from './violations.js'

/** What the loader or the package passes to the doctor. */
export interface Patient {
  readonly shop: Shop
  readonly configured: ShopOptions
  /** What the loader has read from its script tag; an application with the package has none. */
  readonly script?: PageStart['script']
}

export interface Placeholder {
  readonly element: HTMLElement
  /** As the page writes it, so there may be no such widget. */
  readonly name: string
  readonly widget: WidgetName | undefined
  /** The opening tag. */
  readonly where: string
}

export interface Subject extends Patient {
  readonly placeholders: readonly Placeholder[]
  readonly violations: Violations
}

const MAX_PRINTED = 200

/** Prints the opening tag, without the nonce, which is secret. */
export function printTag(element: Element): string {
  const attributes = element
    .getAttributeNames()
    .filter((name) => name !== 'nonce')
    .map((name) => ({ name, value: element.getAttribute(name) }))
    .map(({ name, value }) => (value ? ` ${name}="${value}"` : ` ${name}`))
  const tag = `<${element.localName}${attributes.join('')}>`
  return tag.length > MAX_PRINTED ? `${tag.slice(0, MAX_PRINTED)}…` : tag
}

/** The placeholders, and the elements in which an application's `ShopWidget` renders a widget. */
export const PLACEHOLDERS = '[data-shop-widget], [data-shop-host]'

function placeholderOf(element: HTMLElement): Placeholder {
  const name = element.getAttribute('data-shop-widget') ?? element.getAttribute('data-shop-host')!
  const widget = WIDGET_NAMES.find((known) => known === name)
  return { element, name, widget, where: printTag(element) }
}

export const readPage = (patient: Patient): Subject => ({
  ...patient,
  placeholders: [...unclobbered(document).querySelectorAll<HTMLElement>(PLACEHOLDERS)].map(placeholderOf),
  violations: watchViolations(),
})

/** The source for the origin of an address, as a policy writes it. */
export function sourceOf(address: string): string {
  const { origin } = new URL(address)
  return origin === pageOrigin(window) ? "`'self'`" : `\`${origin}\``
}

/** @param placeholder  without a placeholder, returns the options of the whole page */
export function rawOptions({ script, configured }: Subject, placeholder?: Placeholder): RawOptions {
  const page = { script: script ?? { src: '', dataset: {} }, configured }
  return placeholder ? readPlaceholder(page, placeholder.element) : readOptions(page)
}
