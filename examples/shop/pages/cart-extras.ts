/** Forms that put something other than an article into the cart. */
import { html } from 'hono/html'
import type { PageWords } from '../texts/page-words.js'
import type { Html } from './layout.js'

/**
 * A list item with a form. Without JavaScript, the server makes the same change.
 *
 * @param method  the method of `Shop.cart` that the form calls
 * @param values  the hidden fields
 */
export const extraForm = (
  method: 'setGiftCard' | 'setFreeArticle' | 'setPartnerProduct',
  values: Readonly<Record<string, string>>,
  label: string | Html,
  words: PageWords,
): Html =>
  html`<li>
    <form
      class="extra"
      data-shop-cart="${method}"
      method="post"
      action="/service/cartfrontend/cart?change=${method}"
    >
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
