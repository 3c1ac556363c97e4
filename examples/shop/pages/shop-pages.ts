/** The shop's own pages: home, categories, theme worlds, products, search results, editorial pages, and 404. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { facetOf, navigationOf, nodeIdOf, pathTo } from '../assortment/navigation.js'
import { productsOf } from '../assortment/products.js'
import { findThemeWorld } from '../assortment/theme-worlds.js'
import { attributes } from '../attributes-and-json.js'
import type { ShopContext, ShopEnv } from '../context.js'
import { searchProducts } from '../services/search.js'
import { parseSite } from '../sites.js'
import { breadcrumb } from './breadcrumb.js'
import { VARIANTS } from './fragments.js'
import { infoTitleOf } from './info-pages.js'
import { renderPage, wordsOf } from './layout.js'
import { productPage } from './product-page.js'
import { tiles } from './product-tiles.js'

/** Products on a page of search results. */
const PAGE_SIZE = 24

const home = (c: ShopContext): Response | Promise<Response> => {
  const { site } = c.var.visitor
  const words = wordsOf(c)
  const products = productsOf(site)
  // Products of different departments, so that the page shows what the shop sells.
  const favourites = [2, 81, 40, 125, 9, 96, 160, 48, 30, 140, 110, 60].flatMap(
    (index) => products[index] ?? [],
  )
  return renderPage(c, {
    title: words.welcome,
    header: VARIANTS.start,
    main: html` <section class="stage">
        <img src="/img/scene/home/1440x480.svg" width="1440" height="480" alt="" />
        <div>
          <h1>${words.welcome}</h1>
          <p>${words.intro}</p>
        </div>
      </section>
      <h2>${words.favourites}</h2>
      ${tiles(favourites, words)}
      <p class="small"><a href="/demo" lang="en">All pages of this reference shop</a></p>`,
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
  const inCategory = productsOf(site).filter((product) =>
    product.categoryId.startsWith(categoryId ?? node.id),
  )
  // A leaf lists the products with its property first, then the other products of its category.
  const facet = facetOf(node.id)
  const products = [...inCategory].sort((a, b) => Number(b.facet === facet) - Number(a.facet === facet))
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
      ${
        last > 1 &&
        html`<nav class="pages">
          ${page > 1 && html`<a rel="prev" href="${linkTo(page - 1)}">${words.previous}</a>`}
          <span>${page} / ${last}</span>
          ${page < last && html`<a rel="next" href="${linkTo(page + 1)}">${words.next}</a>`}
        </nav>`
      }`,
  })
}

const themeWorld = (c: ShopContext): Response | Promise<Response> | undefined => {
  const id = c.req.param('id') ?? ''
  const world = findThemeWorld(c.var.visitor.site, id)
  if (!world) return undefined
  return renderPage(c, {
    title: world.title,
    main: html` <section class="stage">
        <img src="/img/scene/${encodeURIComponent(id)}/1440x480.svg" width="1440" height="480" alt="" />
        <div><h1>${world.title}</h1></div>
      </section>
      ${tiles(world.products, wordsOf(c))}`,
  })
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

/**
 * An editorial page, with the products that match its title.
 *
 * @returns undefined if no editorial page has this address
 */
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
  .get('/p/:slug', (c) => productPage(c) ?? notFoundPage(c))
  .get('/t/:id', (c) => themeWorld(c) ?? notFoundPage(c))
  .get('/search', search)
