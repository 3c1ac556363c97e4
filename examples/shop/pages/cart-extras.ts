/** Forms that put something other than an article into the cart. */
import { html } from 'hono/html'
import type { PageWords } from '../texts/page-words.js'
import type { Html } from './layout.js'

/**
 * A list item with a form that `/assets/cart-forms.js` handles.
 *
 * @param kind  the kind of thing, as `ACTIONS` in `cart-forms.js` names it
 * @param values  the hidden fields
 */
export const extraForm = (
  kind: 'giftCard' | 'freeArticle' | 'partnerProduct',
  values: Readonly<Record<string, string>>,
  label: string | Html,
  words: PageWords,
): Html =>
  html`<li>
    <form class="extra" data-cart-form="${kind}">
      ${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <span>${label}</span>
      <button>${words.addToCart}</button>
    </form>
  </li>`

/** The cart API cannot add subscriptions, so this form posts to the shop itself. */
export const subscriptionForm = (id: string, label: string | Html, words: PageWords): Html =>
  html`<li>
    <form class="extra" method="post" action="/subscriptions">
      <input type="hidden" name="id" value="${id}" />
      <span>${label}</span> <button>${words.subscribe}</button>
    </form>
  </li>`
