/** The cart page, which lives on `window.Shop.cart`, the checkout, and the subscription button. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { freeArticlesOf, giftCardsOf, partnerProductsOf, subscriptionsOf } from '../assortment/extras.js'
import { jsonScript } from '../attributes-and-json.js'
import type { ShopEnv } from '../context.js'
import { showCart } from '../services/cart.js'
import { renderPage, wordsOf } from './layout.js'

const SUBSCRIPTIONS = ['abo-coffee', 'abo-flowers']

export const cartPages = new Hono<ShopEnv>()
  .get('/service/cartfrontend/cart', (c) => {
    const words = wordsOf(c)
    const { site } = c.var.visitor
    const names = Object.fromEntries(
      [
        ...giftCardsOf(site),
        ...freeArticlesOf(site),
        ...partnerProductsOf(site),
        ...subscriptionsOf(site),
      ].map(({ id, title, priceText, price }) => [id, { title, priceText, price }]),
    )
    const offer = (
      kind: string,
      label: string,
      items: ReadonlyArray<{ title: string; values: Record<string, string> }>,
    ) =>
      html` <section>
        <h2>${label}</h2>
        <ul class="extras">
          ${items.map(
            ({ title, values }) =>
              html`<li>
                <form class="extra" data-cart-form="${kind}">
                  ${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
                  <span>${title}</span> <button>${words.addToCart}</button>
                </form>
              </li>`,
          )}
        </ul>
      </section>`
    return renderPage(c, {
      title: words.cart,
      scripts: ['cart-forms.js', 'cart-page.js'],
      main: html` <h1>
          ${words.cart} <span data-cart-busy hidden aria-hidden="true" class="spinner"></span>
        </h1>
        <p role="alert" class="error" data-cart-error hidden></p>
        <div data-cart></div>
        <p class="small" data-cart-blocked hidden>${words.checkoutBlocked}</p>
        <form action="/checkout">
          <button class="primary" data-checkout disabled>${words.checkout}</button>
        </form>
        <div class="offers">
          ${offer(
            'giftCard',
            words.giftCards,
            giftCardsOf(site).map(({ id, title }) => ({ title, values: { productId: id, tcm: 'A' } })),
          )}
          ${offer(
            'freeArticle',
            words.freeArticles,
            freeArticlesOf(site).map(({ id, title, campaignId }) => ({
              title: `${title} (${campaignId})`,
              values: { productId: id, campaignId },
            })),
          )}
          ${offer(
            'partnerProduct',
            words.partnerProducts,
            partnerProductsOf(site).map(({ id, title }) => ({ title, values: { partnerProductId: id } })),
          )}
          <section>
            <h2>${words.subscriptions}</h2>
            <ul class="extras">
              ${subscriptionsOf(site).map(
                ({ id, title }) =>
                  html`<li>
                    <form class="extra" method="post" action="/subscriptions">
                      <input type="hidden" name="id" value="${id}" /><span>${title}</span>
                      <button>${words.subscribe}</button>
                    </form>
                  </li>`,
              )}
            </ul>
          </section>
        </div>
        ${jsonScript({ id: 'cart-texts' }, JSON.stringify({ words, names, site }))}`,
    })
  })
  .post('/subscriptions', async (c) => {
    const { id } = await c.req.parseBody()
    const { cart } = c.var.visitor
    const known = SUBSCRIPTIONS.find((subscription) => subscription === id)
    if (known && !cart.subscriptions.includes(known)) cart.subscriptions.push(known)
    return c.redirect('/service/cartfrontend/cart', 303)
  })
  .get('/checkout', (c) => {
    const words = wordsOf(c)
    const { articles } = showCart(c.var.visitor.cart, c.var.visitor.site)
    return renderPage(c, {
      title: words.checkout,
      header: { 'data-reduced': true, 'data-show-secure-hint': true },
      footer: { 'data-reduced': true },
      main: html` <h1>${words.checkout}</h1>
        <ul>
          ${articles.map(({ title, quantity }) => html`<li>${String(quantity)} × ${title}</li>`)}
        </ul>
        <p>${words.checkoutDone}</p>
        <p><a href="/service/cartfrontend/cart">${words.cart}</a></p>`,
    })
  })
