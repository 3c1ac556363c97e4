/** Host pages that make one thing difficult for the widgets, such as a strict policy or an old library. */
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { attributes } from '../attributes-and-json.js'
import type { ShopContext, ShopEnv } from '../context.js'
import { ICON } from '../drawing/pictures.js'
import { newsletterFallback } from './form-pages.js'
import { LOADER_PATH, placeholder, renderPage, wordsOf, type Html } from './layout.js'
import { WIDGETS, readOptions } from './options.js'

const MAX_PLACEHOLDERS = 1000
const MAX_REPORTS = 100

const cartButton = (c: ShopContext): Html =>
  html` <form data-shop-cart="add" method="post" action="/service/cartfrontend/cart">
      <input type="hidden" name="productId" value="42" />
      <input type="hidden" name="tcm" value="A" />
      <button class="primary">${wordsOf(c).addToCart}</button>
    </form>
    <p>Articles in the cart: <output data-shop-text="itemCount">?</output></p>
    <p role="status" data-shop-text="error"></p>`

/** The two content security policies of the security rules, word for word. */
const policyOf = (kind: string | undefined, nonce: string, cdn: string): string =>
  kind === 'addresses'
    ? `script-src ${cdn}; img-src 'self' ${cdn}; connect-src 'self'`
    : `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'none'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types shop-sdk`

const csp = (c: ShopContext): Response | Promise<Response> => {
  const nonce = randomBytes(16).toString('base64')
  const policy = policyOf(c.req.query('policy'), nonce, new URL(c.req.url).origin)
  c.header('Content-Security-Policy', `${policy}; report-uri /csp-reports`)
  return renderPage(c, {
    title: 'Strict policy',
    lang: 'en',
    nonce,
    isBare: true,
    header: { 'data-promotion-ids': 'category-sale,pi-autumn' },
    main: html`<h1>Strict content security policy</h1>
      <p>This page has no style sheet of its own: its policy forbids them.</p>
      ${cartButton(c)}
      <p><a href="/csp-reports">Reports</a></p>
      ${placeholder(readOptions(c), 'newsletter', {}, newsletterFallback)}
      ${placeholder(readOptions(c), 'support', {}, html`<p>service@shop.example</p>`)}`,
  })
}

const many = (c: ShopContext): Response | Promise<Response> => {
  const options = readOptions(c)
  const asked = Number(c.req.query('count') ?? 100)
  const count = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MAX_PLACEHOLDERS) : 100
  const chosen = WIDGETS.find((name) => name === c.req.query('widget'))
  const names = chosen ? [chosen] : (['header', 'newsletter', 'footer', 'support'] as const)
  return renderPage(c, {
    title: 'Many placeholders',
    lang: 'en',
    header: false,
    footer: false,
    scripts: ['many.js'],
    main: html`<h1>${count} placeholders</h1>
      <button type="button" data-swap>Swap all</button><output data-swaps>0</output>
      <div data-many>
        ${Array.from({ length: count }, (_, at) => placeholder(options, names[at % names.length]!, { 'data-number': String(at) }, html`<p>${at}</p>`))}
      </div>`,
  })
}

const XHTML = 'application/xhtml+xml; charset=utf-8'

const xhtml = (c: ShopContext): Response | Promise<Response> => {
  const { site } = c.var.visitor
  // `renderPage` cannot make this page: XML requires each element to be closed and each attribute to have a value.
  const page = html`<html xmlns="http://www.w3.org/1999/xhtml" lang="en">
    <head>
      <title>XML</title>
      <link rel="icon" href="${ICON}" />
      <link rel="stylesheet" href="/assets/legacy.css" />
    </head>
    <body>
      <div data-shop-widget="header">
        <p><a href="/">Shop</a></p>
      </div>
      <main id="main"><h1>A page served as XML</h1></main>
      <div data-shop-widget="footer">
        <p><a href="/contact">Contact</a></p>
      </div>
      <script
        async="async"
        crossorigin="anonymous"
        fetchpriority="high"
        src="${LOADER_PATH}"
        data-site="${site}"
      ></script>
    </body>
  </html>`
  return c.html(page, 200, { 'Content-Type': XHTML, 'Cache-Control': 'no-store' })
}

const spa = (c: ShopContext): Response | Promise<Response> =>
  renderPage(c, {
    title: 'Single-page app',
    lang: 'en',
    header: { 'data-spa': true },
    footer: { 'data-spa': true },
    scripts: ['spa.js'],
    main: html`<nav class="chips" data-spa-links>
        <a href="/spa">Start</a> <a href="/spa/product/42">Product</a>
        <a href="/spa/newsletter">Newsletter</a> <a href="/spa/support">Support</a>
      </nav>
      <div id="view"></div>`,
  })

export const hostPages = new Hono<ShopEnv>()
  .get('/csp', csp)
  .post('/csp-reports', async (c) => {
    const report: unknown = await c.req.json().catch(() => undefined)
    const { cspReports } = c.var.visitor
    if (report !== undefined && cspReports.length < MAX_REPORTS) cspReports.push(report)
    return c.body(null, 204)
  })
  .get('/csp-reports', (c) => {
    const { cspReports } = c.var.visitor
    c.header('Cache-Control', 'no-store')
    if (!c.req.header('Accept')?.includes('text/html')) return c.json(cspReports)
    return renderPage(c, {
      title: 'Policy reports',
      lang: 'en',
      main: html`<h1>Policy reports</h1>
        ${cspReports.length === 0 && html`<p>The browser has reported no violation.</p>`}
        <form method="post" action="/csp-reports/reset"><button>Reset</button></form>
        <ol>
          ${cspReports.map((report) => html`<li><pre>${JSON.stringify(report, null, 2)}</pre></li>`)}
        </ol>`,
    })
  })
  .post('/csp-reports/reset', (c) => {
    c.var.visitor.cspReports.length = 0
    return c.redirect('/csp-reports', 303)
  })
  .get('/jquery', (c) =>
    renderPage(c, {
      title: 'A page from 2009',
      lang: 'en',
      head: html`<link rel="stylesheet" href="/assets/old-reset.css" />
        <script src="/assets/old-library.js"></script>`,
      scripts: ['old-page.js'],
      main: html`<h1 class="headline">A page from 2009</h1>
        <p>
          Its library has changed <code>Function.prototype.bind</code>, <code>Array.from</code>,
          <code>Array.prototype</code> and <code>toJSON</code>; its style sheet resets everything.
        </p>
        <ul id="ticker">
          <li>One</li>
          <li>Two</li>
          <li>Three</li>
        </ul>
        ${cartButton(c)} ${placeholder(readOptions(c), 'newsletter', {}, newsletterFallback)}`,
    }),
  )
  .get('/spa', spa)
  .get('/spa/*', spa)
  .get('/many', many)
  .get('/no-widget', (c) =>
    renderPage(c, {
      title: 'No widget',
      lang: 'en',
      header: false,
      footer: false,
      main: html`<h1>No widget on this page</h1>
        ${cartButton(c)}`,
    }),
  )
  .get('/late', (c) => {
    const { site } = c.var.visitor
    const delayMs = /^\d{1,5}$/.test(c.req.query('delay') ?? '') ? c.req.query('delay') : '500'
    return renderPage(c, {
      title: 'Late',
      lang: 'en',
      hasOwnLoader: true,
      header: false,
      footer: false,
      main: html`<h1>The placeholder and the loader are added late</h1>
        <div id="late-place"></div>
        <script
          src="/assets/late.js"
          ${attributes({ 'data-site': site, 'data-delay': delayMs, 'data-first': c.req.query('first') === 'placeholder' ? 'placeholder' : 'loader' })}
        ></script>`,
    })
  })
  .get('/xhtml', xhtml)
