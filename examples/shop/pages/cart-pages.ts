/** The cart page, which uses `window.Shop.cart`; the checkout; and the form that adds a subscription to the cart. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Site } from '../../../src/api/names.js'
import { freeArticlesOf, giftCardsOf, partnerProductsOf, subscriptionsOf } from '../assortment/extras.js'
import { jsonScript } from '../attributes-and-json.js'
import type { ShopContext, ShopEnv } from '../context.js'
import { applyCartChange, DEFAULT_TCM } from '../services/cart-changes.js'
import type { CartContents } from '../services/cart-contents.js'
import { showCart } from '../services/cart-response.js'
import type { PageWords } from '../texts/page-words.js'
import { extraForm, subscriptionForm } from './cart-extras.js'
import { VARIANTS } from './fragments.js'
import { renderPage, wordsOf, type Html } from './layout.js'

const SUBSCRIPTIONS = ['abo-coffee', 'abo-flowers']

/** Titles and prices by id, for `/assets/cart-page.js`: the cart service does not send them for these things. */
const namesOf = (site: Site): object => {
  const extras = [
    ...giftCardsOf(site),
    ...freeArticlesOf(site),
    ...partnerProductsOf(site),
    ...subscriptionsOf(site),
  ]
  return Object.fromEntries(
    extras.map(({ id, title, priceText, price }) => [id, { title, priceText, price }]),
  )
}

const offer = (heading: string, forms: readonly Html[]): Html =>
  html`<section>
    <h2>${heading}</h2>
    <ul class="extras">
      ${forms}
    </ul>
  </section>`

const offers = (site: Site, words: PageWords): Html =>
  html`<div class="offers">
    ${offer(
      words.giftCards,
      giftCardsOf(site).map(({ id, title }) =>
        extraForm('setGiftCard', { productId: id, tcm: 'A', set: 'true' }, title, words),
      ),
    )}
    ${offer(
      words.freeArticles,
      freeArticlesOf(site).map(({ id, title, campaignId }) =>
        extraForm('setFreeArticle', { productId: id, campaignId }, `${title} (${campaignId})`, words),
      ),
    )}
    ${offer(
      words.partnerProducts,
      partnerProductsOf(site).map(({ id, title }) =>
        extraForm('setPartnerProduct', { partnerProductId: id, set: 'true' }, title, words),
      ),
    )}
    ${offer(
      words.subscriptions,
      subscriptionsOf(site).map(({ id, title }) => subscriptionForm(id, title, words)),
    )}
  </div>`

const cartPage = (c: ShopContext): Response | Promise<Response> => {
  const words = wordsOf(c)
  const { site } = c.var.visitor
  return renderPage(c, {
    title: words.cart,
    scripts: ['cart-page.js'],
    main: html` <h1>${words.cart} <span data-cart-busy hidden aria-hidden="true" class="spinner"></span></h1>
      <p role="alert" class="error" data-cart-error hidden></p>
      <p role="alert" class="error" data-cart-defective hidden></p>
      <div data-cart></div>
      <p class="small" data-cart-blocked hidden>${words.checkoutBlocked}</p>
      <form action="/checkout">
        <button class="primary" data-checkout disabled>${words.checkout}</button>
      </form>
      ${offers(site, words)}
      ${jsonScript({ id: 'cart-texts' }, JSON.stringify({ words, names: namesOf(site), site }))}`,
  })
}

type Fields = Record<string, unknown>

/** The changes that forms send, keyed by the method of `Shop.cart` that they call with JavaScript. */
const CHANGES: Readonly<Record<string, (fields: Fields, cart: CartContents) => object>> = {
  add({ productId, tcm = DEFAULT_TCM, quantity = 1 }, { articles }) {
    const line = articles.find((one) => one.productId === productId && one.tcm === tcm)
    return { setArticle: { productId, tcm, quantity: (line?.quantity ?? 0) + Number(quantity) } }
  },
  setGiftCard: ({ productId, tcm, set }) => ({ setGiftCard: { productId, tcm, set: set === 'true' } }),
  setFreeArticle: ({ productId, campaignId }) => ({ setFreeArticle: { productId, campaignId } }),
  setPartnerProduct: ({ partnerProductId, set }) => ({
    setPartnerProduct: { partnerProductId, set: set === 'true' },
  }),
}

/** For forms without JavaScript. With it, they change the cart by `data-shop-cart`. */
const changeCart = async (c: ShopContext): Promise<Response> => {
  const { cart, site } = c.var.visitor
  const name = c.req.query('change') ?? 'add'
  const toChange = Object.hasOwn(CHANGES, name) ? CHANGES[name] : undefined
  // A refused change leaves the cart as it is, and the cart's page shows it.
  if (toChange) applyCartChange(cart, site, toChange(await c.req.parseBody(), cart))
  return c.redirect('/service/cartfrontend/cart', 303)
}

const addSubscription = async (c: ShopContext): Promise<Response> => {
  const { id } = await c.req.parseBody()
  const { cart } = c.var.visitor
  const known = SUBSCRIPTIONS.find((subscription) => subscription === id)
  if (known && !cart.subscriptions.includes(known)) cart.subscriptions.push(known)
  return c.redirect('/service/cartfrontend/cart', 303)
}

const checkout = (c: ShopContext): Response | Promise<Response> => {
  const words = wordsOf(c)
  const { articles } = showCart(c.var.visitor.cart, c.var.visitor.site)
  return renderPage(c, {
    title: words.checkout,
    header: VARIANTS.checkout,
    footer: { 'data-reduced': true },
    main: html` <h1>${words.checkout}</h1>
      <ul>
        ${articles.map(({ title, quantity }) => html`<li>${String(quantity)} × ${title}</li>`)}
      </ul>
      <p>${words.checkoutDone}</p>
      <p><a href="/service/cartfrontend/cart">${words.cart}</a></p>`,
  })
}

export const cartPages = new Hono<ShopEnv>()
  .get('/service/cartfrontend/cart', cartPage)
  .post('/service/cartfrontend/cart', changeCart)
  .post('/subscriptions', addSubscription)
  .get('/checkout', checkout)
