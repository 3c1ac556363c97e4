/** Products as a grid of pictures with title and price. */
import { html } from 'hono/html'
import { pictureOf, type Product } from '../assortment/products.js'
import type { PageWords } from '../texts/page-words.js'
import type { Html } from './layout.js'

const tile = ({ id, title, shape, url, priceText, oldPrice, stock }: Product, words: PageWords): Html =>
  html` <li class="tile">
    <a href="${url}">
      <img src="${pictureOf(shape, id, 320)}" width="320" height="320" alt="" loading="lazy" />
      <span class="tile-title">${title}</span>
    </a>
    <span class="${priceClass(oldPrice)}">${priceText}</span>
    ${stock === 0 && html`<span class="note">${words.soldOut}</span>`}
  </li>`

export const tiles = (products: readonly Product[], words: PageWords): Html =>
  html`<ul class="tiles">
    ${products.map((product) => tile(product, words))}
  </ul>`

/** The class names of a price; a reduced price has its own colour. */
export const priceClass = (oldPrice: number | undefined): string =>
  oldPrice === undefined ? 'price' : 'price price-reduced'
