/** `/brands/…`: the widgets in the clothes of other brands, which only set custom properties, in light and dark. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { productsOf } from '../assortment/products.js'
import type { ShopContext, ShopEnv } from '../context.js'
import { placeholder, renderPage, wordsOf } from './layout.js'
import { readOptions } from './options.js'
import { tiles } from './product-tiles.js'

/** Name in the address → what the page says about the brand. Its tokens are in `public/brand-<name>.css`. */
const BRANDS: Readonly<Record<string, { title: string; intro: string }>> = {
  volt: { title: 'Volt', intro: 'A bold shop for electronics: sharp corners, hard shadows, blue and cyan.' },
  salvia: { title: 'Salvia', intro: 'A soft green pharmacy: large round corners, quiet shadows.' },
}
/** Without tokens, as the widgets are by themselves. */
const OURS = {
  title: 'No brand',
  intro: 'The colours, fonts and shapes that the widgets have by themselves.',
}

const THEMES = ['light', 'dark', 'auto'] as const

const brandPage = (c: ShopContext): Response | Promise<Response> => {
  const name = c.req.param('name') ?? ''
  const brand = name === 'none' ? OURS : Object.hasOwn(BRANDS, name) && BRANDS[name]
  if (!brand) return c.notFound()
  const sheets = ['brand-page', ...(brand === OURS ? [] : [`brand-${name}`])]
  return renderPage(c, {
    title: brand.title,
    head: html`${sheets.map((sheet) => html`<link rel="stylesheet" href="/assets/${sheet}.css" />`)}`,
    scripts: ['brand-page.js'],
    main: html`<h1>${brand.title}</h1>
      <p>${brand.intro}</p>
      <p>
        ${THEMES.map((theme) => html`<button type="button" data-set-theme="${theme}" aria-pressed="false">${theme}</button> `)}
      </p>
      <p class="chips">
        ${[...Object.keys(BRANDS), 'none'].map((other) => html`<a href="/brands/${other}">${other}</a> `)}
      </p>
      ${tiles(productsOf(c.var.visitor.site).slice(0, 6), wordsOf(c))}
      ${placeholder(readOptions(c), 'support', {}, html`<p>service@shop.example</p>`)}`,
  })
}

export const brandPages = new Hono<ShopEnv>().get('/brands/:name', brandPage)
