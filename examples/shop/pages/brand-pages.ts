/** `/brands/…`: the widgets in the style of another brand, in light and dark. The pages only set custom properties. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { productsOf } from '../assortment/products.js'
import type { ShopContext, ShopEnv } from '../context.js'
import { placeholder, renderPage, wordsOf } from './layout.js'
import { readOptions } from './options.js'
import { tiles } from './product-tiles.js'

interface Brand {
  title: string
  intro: string
  /** The shapes of the products that the brand sells. */
  shapes: readonly string[]
}

/** Name in the address → the brand. Its tokens are in `public/brand-<name>.css`. */
const BRANDS: Readonly<Record<string, Brand>> = {
  salvia: {
    title: 'Salvia',
    intro: 'A soft green pharmacy: large round corners, quiet shadows.',
    shapes: ['jar', 'towel', 'robe', 'mat', 'candle', 'cushion'],
  },
}
/** The widgets without tokens. */
const OURS: Brand = {
  title: 'No brand',
  intro: 'The colours, fonts and shapes of the widgets themselves.',
  shapes: ['bag', 'capsule', 'tin', 'cookie', 'cup', 'vase'],
}

const THEMES = ['light', 'dark', 'auto'] as const

const brandPage = (c: ShopContext): Response | Promise<Response> => {
  const name = c.req.param('name') ?? ''
  const brand = name === 'none' ? OURS : Object.hasOwn(BRANDS, name) && BRANDS[name]
  if (!brand) return c.notFound()
  const products = productsOf(c.var.visitor.site)
  const shown = brand.shapes.flatMap((shape) => products.find((product) => product.shape === shape) ?? [])
  const sheets = ['brand-page', ...(brand === OURS ? [] : [`brand-${name}`])]
  return renderPage(c, {
    title: brand.title,
    lang: 'en',
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
      ${tiles(shown, wordsOf(c))}
      ${placeholder(readOptions(c), 'support', {}, html`<p>service@shop.example</p>`)}`,
  })
}

export const brandPages = new Hono<ShopEnv>().get('/brands/:name', brandPage)
