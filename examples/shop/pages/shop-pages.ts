/** Home, categories, theme worlds, products, search results, and the pages that the footer links to. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import {
  freeArticlesOf,
  giftCardsOf,
  partnerProductsOf,
  subscriptionsOf,
  type Extra,
} from '../assortment/extras.js'
import { facetOf, navigationOf, nodeIdOf, pathTo, type Node } from '../assortment/navigation.js'
import { findProduct, pictureOf, productsOf, type Product } from '../assortment/products.js'
import { findThemeWorld } from '../assortment/theme-worlds.js'
import { attributes } from '../attributes-and-json.js'
import type { ShopContext, ShopEnv } from '../context.js'
import { formatMoney } from '../money.js'
import { searchProducts } from '../services/search.js'
import { parseSite } from '../sites.js'
import type { PageWords } from '../texts/page-words.js'
import { infoTitleOf } from './info-pages.js'
import { renderPage, wordsOf, type Html } from './layout.js'

export const tile = (
  { id, title, shape, url, priceText, oldPrice, stock }: Product,
  words: PageWords,
): Html =>
  html` <li class="tile">
    <a href="${url}">
      <img src="${pictureOf(shape, id, 320)}" width="320" height="320" alt="" loading="lazy" />
      <span class="tile-title">${title}</span>
    </a>
    <span class="${oldPrice === undefined ? 'price' : 'price price-reduced'}">${priceText}</span>
    ${stock === 0 && html`<span class="note">${words.soldOut}</span>`}
  </li>`

const tiles = (products: readonly Product[], words: PageWords): Html =>
  html`<ul class="tiles">
    ${products.map((product) => tile(product, words))}
  </ul>`

const breadcrumb = (path: readonly Node[], words: PageWords): Html =>
  html` <nav class="breadcrumb">
    <a href="/">${words.home}</a>${path.map(({ title, href }) => html` › <a href="${href}">${title}</a>`)}
  </nav>`

const home = (c: ShopContext): Response | Promise<Response> => {
  const { site } = c.var.visitor
  const words = wordsOf(c)
  const products = productsOf(site)
  // One of each world, so that the page shows what the shop is.
  const favourites = [2, 81, 40, 125, 9, 96, 160, 48].flatMap((at) => products[at] ?? [])
  return renderPage(c, {
    title: words.welcome,
    header: { 'data-promotion-ids': 'category-sale,pi-autumn' },
    main: html` <section class="stage">
        <img src="/img/scene/home/1440x480.svg" width="1440" height="480" alt="" />
        <div>
          <h1>${words.welcome}</h1>
          <p>${words.intro}</p>
        </div>
      </section>
      <h2>${words.favourites}</h2>
      ${tiles(favourites, words)}
      <p class="small"><a href="/demo">All pages of this reference shop</a></p>`,
  })
}

const category = (c: ShopContext): Response | Promise<Response> | undefined => {
  const { site } = c.var.visitor
  const words = wordsOf(c)
  const id = nodeIdOf(c.req.param('id') ?? '')
  const path = pathTo(site, id)
  const node = path.at(-1)
  if (!node) return undefined
  const categoryId = path[1]?.id
  const inHere = productsOf(site).filter((product) => product.categoryId.startsWith(categoryId ?? node.id))
  // A leaf shows what has its property first, and the rest of its category behind it.
  const facet = facetOf(node.id)
  const products = [...inHere].sort((a, b) => Number(b.facet === facet) - Number(a.facet === facet))
  const chips = node.children.length > 0 ? node.children : (path.at(-2)?.children ?? [])
  return renderPage(c, {
    title: node.title,
    header: { 'data-promotion-ids': id.startsWith('c02') ? 'category-sale' : 'pi-autumn' },
    main: html` ${breadcrumb(path.slice(0, -1), words)}
      <h1>${node.title}</h1>
      <ul class="chips">
        ${chips.map(({ title, href, id: child }) => html`<li><a href="${href}" ${attributes({ 'aria-current': child === node.id && 'page' })}>${title}</a></li>`)}
      </ul>
      ${tiles(products, words)}`,
  })
}

const extraForm = (
  kind: string,
  values: Readonly<Record<string, string>>,
  { title, price, priceText }: Extra,
  label: string,
): Html =>
  html` <li>
    <form class="extra" data-cart-form="${kind}">
      ${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <span>${title} ${price > 0 && kind !== 'giftCard' && html`<b>${priceText}</b>`}</span>
      <button>${label}</button>
    </form>
  </li>`

const product = (c: ShopContext): Response | Promise<Response> | undefined => {
  const { site } = c.var.visitor
  const words = wordsOf(c)
  const segment = c.req.param('slug') ?? ''
  const found = findProduct(site, /(?:^|-)(\d+)$/.exec(segment)?.[1] ?? '')
  if (!found) return undefined
  const { id, title, shape, priceText, oldPrice, stock, tcms, sizes, categoryId } = found
  const chosen = c.req.query('dim1')
  const others = productsOf(site).filter((other) => other.categoryId === categoryId && other.id !== id)
  return renderPage(c, {
    title,
    header: {},
    scripts: ['cart-forms.js'],
    main: html` ${breadcrumb(pathTo(site, categoryId), words)}
      <article class="product">
        <img src="${pictureOf(shape, id, 640)}" width="640" height="640" alt="" />
        <div>
          <h1>${title}</h1>
          <p class="${oldPrice === undefined ? 'price' : 'price price-reduced'}">
            ${priceText}
            ${oldPrice !== undefined && html`<s>${words.reducedFrom.replace('{}', formatMoney(site, oldPrice))}</s>`}
          </p>
          <p class="small">${words.vat}</p>
          ${stock === 0 && html`<p class="note">${words.soldOut}</p>`}
          ${stock > 0 && stock < 10 && html`<p class="note">${words.few}</p>`}
          <form data-cart-form="article">
            <input type="hidden" name="productId" value="${id}" />
            ${
              tcms.length > 1
                ? html`<label
                    >${words.size}
                    <select name="tcm">
                      ${tcms.map((tcm, at) => html`<option value="${tcm}" ${attributes({ selected: tcm === chosen })}>${sizes[at]}</option>`)}
                    </select></label
                  >`
                : html`<input type="hidden" name="tcm" value="${tcms[0]}" />`
            }
            <label
              >${words.quantity} <input name="quantity" type="number" min="1" max="99" value="1"
            /></label>
            <button class="primary" data-add-to-cart>${words.addToCart}</button>
            <p role="status" data-form-status></p>
          </form>
          <h2>${words.withIt}</h2>
          <ul class="extras">
            ${giftCardsOf(site)
              .slice(0, 1)
              .map((extra) =>
                extraForm('giftCard', { productId: extra.id, tcm: 'A' }, extra, words.addToCart),
              )}
            ${freeArticlesOf(site)
              .slice(0, 2)
              .map((extra) =>
                extraForm(
                  'freeArticle',
                  { productId: extra.id, campaignId: extra.campaignId },
                  extra,
                  words.addToCart,
                ),
              )}
            ${partnerProductsOf(site).map((extra) => extraForm('partnerProduct', { partnerProductId: extra.id }, extra, words.addToCart))}
            ${subscriptionsOf(site)
              .slice(0, 1)
              .map(
                ({ id: subscriptionId, title: name, priceText: price }) =>
                  html` <li>
                    <form class="extra" method="post" action="/subscriptions">
                      <input type="hidden" name="id" value="${subscriptionId}" />
                      <span>${name} <b>${price}</b></span> <button>${words.subscribe}</button>
                    </form>
                  </li>`,
              )}
          </ul>
        </div>
      </article>
      ${tiles(others, words)}`,
  })
}

const PAGE_SIZE = 24

const search = (c: ShopContext): Response | Promise<Response> => {
  const words = wordsOf(c)
  const site = parseSite(c.req.query('site')) ?? c.var.visitor.site
  const query = (c.req.query('query') ?? '').slice(0, 200)
  const onlyAvailable = c.req.query('available') === 'true'
  const found = searchProducts(site, query, onlyAvailable)
  const last = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const asked = Number(c.req.query('page') ?? 1)
  const page = Number.isInteger(asked) ? Math.min(last, Math.max(1, asked)) : 1
  const linkTo = (to: number): string =>
    `/search?${new URLSearchParams({ query, site, page: String(to), ...(onlyAvailable && { available: 'true' }) }).toString()}`
  return renderPage(c, {
    title: words.search,
    header: query && query !== '*' ? { 'data-default-search-term': query } : {},
    main: html` <h1 data-search-results="${found.length}">
        ${words.results.replace('{}', String(found.length)).replace('{q}', query)}
      </h1>
      <form action="/search" class="filters">
        <input type="hidden" name="query" value="${query}" /><input
          type="hidden"
          name="site"
          value="${site}"
        />
        <label
          ><input type="checkbox" name="available" value="true" ${attributes({ checked: onlyAvailable })} />
          ${words.onlyAvailable}</label
        >
        <button>${words.search}</button>
      </form>
      ${found.length === 0 && html`<p>${words.noResults}</p>`}
      ${tiles(found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), words)}
      <nav class="pages">
        ${page > 1 && html`<a rel="prev" href="${linkTo(page - 1)}">${words.previous}</a>`}
        <span>${page} / ${last}</span>
        ${page < last && html`<a rel="next" href="${linkTo(page + 1)}">${words.next}</a>`}
      </nav>`,
  })
}

const themeWorld = (c: ShopContext): Response | Promise<Response> | undefined => {
  const words = wordsOf(c)
  const world = findThemeWorld(c.var.visitor.site, c.req.param('id') ?? '')
  return (
    world &&
    renderPage(c, {
      title: world.title,
      main: html` <section class="stage">
          <img
            src="${`/img/scene/${encodeURIComponent(c.req.param('id') ?? '')}/1440x480.svg`}"
            width="1440"
            height="480"
            alt=""
          />
          <div><h1>${world.title}</h1></div>
        </section>
        ${tiles(world.products, words)}`,
    })
  )
}

export const notFoundPage = (c: ShopContext): Response | Promise<Response> => {
  const words = wordsOf(c)
  return renderPage(c, {
    title: words.notFound,
    status: 404,
    main: html`<h1>${words.notFound}</h1>
      <ul class="chips">
        ${navigationOf(c.var.visitor.site).map(({ title, href }) => html`<li><a href="${href}">${title}</a></li>`)}
      </ul>`,
  })
}

/** What the shop's editors have written; below it the products that the subject is about, if there are any. */
export const infoPage = (c: ShopContext): Response | Promise<Response> | undefined => {
  const { site } = c.var.visitor
  const words = wordsOf(c)
  const title = infoTitleOf(c.req.path, site, words)
  if (title === undefined) return undefined
  const products = searchProducts(site, title, false).slice(0, PAGE_SIZE)
  return renderPage(c, {
    title,
    main: html` <h1>${title}</h1>
      ${products.length > 0 ? tiles(products, words) : html`<p>${words.info}</p>`}
      <p><a href="/support">${words.contact}</a> · <a href="/">${words.home}</a></p>`,
  })
}

export const shopPages = new Hono<ShopEnv>()
  .get('/', home)
  .get('/c/:id', (c) => category(c) ?? notFoundPage(c))
  .get('/p/:slug', (c) => product(c) ?? notFoundPage(c))
  .get('/t/:id', (c) => themeWorld(c) ?? notFoundPage(c))
  .get('/search', search)
