/** The page of a product: picture, price, the form that puts it into the cart, and forms for what goes with it. */
import { html } from 'hono/html'
import type { Site } from '../../../src/api/names.js'
import {
  freeArticlesOf,
  giftCardsOf,
  partnerProductsOf,
  subscriptionsOf,
  type Extra,
} from '../assortment/extras.js'
import { pathTo } from '../assortment/navigation.js'
import { findProduct, pictureOf, productsOf, type Product } from '../assortment/products.js'
import { attributes } from '../attributes-and-json.js'
import type { ShopContext } from '../context.js'
import { formatMoney } from '../money.js'
import type { PageWords } from '../texts/page-words.js'
import { breadcrumb } from './breadcrumb.js'
import { extraForm, subscriptionForm } from './cart-extras.js'
import { renderPage, wordsOf, type Html } from './layout.js'
import { priceClass, tiles } from './product-tiles.js'

/** The page notes a stock below this number of pieces. */
const FEW_PIECES = 10

const priceAndStock = ({ priceText, oldPrice, stock }: Product, site: Site, words: PageWords): Html =>
  html`<p class="${priceClass(oldPrice)}">
      ${priceText}
      ${oldPrice !== undefined && html`<s>${words.reducedFrom.replace('{}', formatMoney(site, oldPrice))}</s>`}
    </p>
    <p class="small">${words.vat}</p>
    ${stock === 0 && html`<p class="note">${words.soldOut}</p>`}
    ${stock > 0 && stock < FEW_PIECES && html`<p class="note">${words.few}</p>`}`

/** A choice of sizes, or a hidden field if the product has one variant. */
const variantField = ({ tcms, sizes }: Product, chosen: string | undefined, words: PageWords): Html =>
  tcms.length > 1
    ? html`<label
        >${words.size}
        <select name="tcm">
          ${tcms.map((tcm, at) => html`<option value="${tcm}" ${attributes({ selected: tcm === chosen })}>${sizes[at]}</option>`)}
        </select></label
      >`
    : html`<input type="hidden" name="tcm" value="${tcms[0]}" />`

const articleForm = (product: Product, chosen: string | undefined, words: PageWords): Html =>
  html`<form data-shop-cart="add" method="post" action="/service/cartfrontend/cart">
    <input type="hidden" name="productId" value="${product.id}" />
    ${variantField(product, chosen, words)}
    <label>${words.quantity} <input name="quantity" type="number" min="1" max="99" value="1" /></label>
    <button class="primary">${words.addToCart}</button>
  </form>`

const titleAndPrice = ({ title, price, priceText }: Extra): Html =>
  html`${title} ${price > 0 && html`<b>${priceText}</b>`}`

const extras = (site: Site, words: PageWords): Html =>
  html`<ul class="extras">
    ${giftCardsOf(site)
      .slice(0, 1)
      .map(({ id, title }) =>
        extraForm('setGiftCard', { productId: id, tcm: 'A', set: 'true' }, title, words),
      )}
    ${freeArticlesOf(site)
      .slice(0, 2)
      .map((free) =>
        extraForm(
          'setFreeArticle',
          { productId: free.id, campaignId: free.campaignId },
          titleAndPrice(free),
          words,
        ),
      )}
    ${partnerProductsOf(site).map((partner) =>
      extraForm(
        'setPartnerProduct',
        { partnerProductId: partner.id, set: 'true' },
        titleAndPrice(partner),
        words,
      ),
    )}
    ${subscriptionsOf(site)
      .slice(0, 1)
      .map((subscription) => subscriptionForm(subscription.id, titleAndPrice(subscription), words))}
  </ul>`

/** @returns undefined if the address does not end in the number of a product */
export const productPage = (c: ShopContext): Response | Promise<Response> | undefined => {
  const { site } = c.var.visitor
  const words = wordsOf(c)
  const slug = c.req.param('slug') ?? ''
  const product = findProduct(site, /(?:^|-)(\d+)$/.exec(slug)?.[1] ?? '')
  if (!product) return undefined
  const { id, title, shape, categoryId } = product
  const others = productsOf(site).filter((other) => other.categoryId === categoryId && other.id !== id)
  return renderPage(c, {
    title,
    main: html` ${breadcrumb(pathTo(site, categoryId), words)}
      <article class="product">
        <img src="${pictureOf(shape, id, 640)}" width="640" height="640" alt="" />
        <div>
          <h1>${title}</h1>
          ${priceAndStock(product, site, words)} ${articleForm(product, c.req.query('dim1'), words)}
          <h2>${words.withIt}</h2>
          ${extras(site, words)}
        </div>
      </article>
      ${tiles(others, words)}`,
  })
}
