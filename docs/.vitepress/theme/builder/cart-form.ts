/** A form that adds a product to the cart of a page with the script tag, without a script: docs/html.md. */
import { CART, CART_FIELDS } from './cart-fields.js'
import { chosenOptions, toRecord } from './chosen-options.js'
import { escapeHtml, startTag } from './markup.js'
import type { SnippetFacts } from './snippets.js'

const hiddenInput = (name: string, value: unknown): string[] =>
  value === undefined ? [] : [`  ${startTag('input', { type: 'hidden', name, value: String(value) })}`]

/** @param shop  the shop's origin, if the page is on another one */
export function cartForm({ choices }: SnippetFacts, shop: string): string[] {
  if (!choices.hasCartForm) return []
  const {
    productId = '42',
    tcm,
    quantity,
    action,
    label,
  } = toRecord(chosenOptions(choices, { [CART]: CART_FIELDS }, CART))
  return [
    startTag('form', { 'data-shop-cart': 'add', action: String(action ?? `${shop}/`) }),
    ...hiddenInput('productId', productId),
    ...hiddenInput('tcm', tcm),
    ...hiddenInput('quantity', quantity),
    `  <button>${escapeHtml(String(label ?? 'Add to cart'))}</button>`,
    '</form>',
    '<p>Cart: <output data-shop-text="itemCount">0</output></p>',
    '<p role="status" data-shop-text="error"></p>',
  ]
}
