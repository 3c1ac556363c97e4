/** The methods of `Shop.cart` that an element can call, and their argument, from its attributes and the fields of its form. */
import { CART_CHANGES } from '../api/cart.js'
import { entriesOf } from '../host/without-additions.js'
import { bool } from '../options/kinds.js'
import { optionKey } from '../options/read.js'
import type { Press } from './press.js'

export const METHODS = ['add', ...CART_CHANGES, 'restore'] as const

const asText = (text: string): unknown => text
/** A malformed text stays a text, which the schema of the argument refuses. */
const asNumber = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text)
const asFlag = (text: string): unknown => bool().parse(text) ?? text

/** The fields of all arguments. */
const FIELDS: Readonly<Record<string, (text: string) => unknown>> = {
  productId: asText,
  tcm: asText,
  quantity: asNumber,
  campaignId: asText,
  remove: asFlag,
  set: asFlag,
  partnerProductId: asText,
  subscriptionId: asText,
}

/** The texts of an element's `dataset`, keyed by `optionKey(name)`. A template may have put blanks around them. */
export const textsOf = (dataset: DOMStringMap): Map<string, string> =>
  new Map(entriesOf<string>(dataset).map(([name, value]) => [optionKey(name), value.trim()]))

/** A press without its element. */
type Source = Omit<Press, 'element'>

/** They win over the attributes. */
function fieldsOf({ data, type }: Source): ReadonlyArray<readonly [string, FormDataEntryValue]> {
  if (type === 'change') return [['quantity', String(data)]]
  return data instanceof FormData ? [...data] : []
}

/** `restore` without an argument restores the item that was removed last. */
export function argumentOf(method: string, press: Source): Record<string, unknown> | undefined {
  if (method === 'restore') return undefined
  const texts = textsOf(press.attributes)
  // The first of several fields with the same name counts, so it is set last.
  for (const [name, value] of fieldsOf(press).toReversed())
    if (typeof value === 'string') texts.set(optionKey(name), value.trim())
  const argument: Record<string, unknown> = {}
  for (const [field, parse] of entriesOf<(text: string) => unknown>(FIELDS)) {
    const text = texts.get(optionKey(field))
    if (text !== undefined) argument[field] = parse(text)
  }
  return argument
}
