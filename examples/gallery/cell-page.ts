/** The page of a cell: one widget with the real loader, and the scripts that bring it into one state. */
import { html, raw } from 'hono/html'
import { attributes, jsonScript } from '../shop/attributes-and-json.js'
import type { ShopContext } from '../shop/context.js'
import { setFaults } from '../shop/faults/fault.js'
import { LOADER_PATH, type Html } from '../shop/pages/layout.js'
import { logInAs } from '../shop/services/customer.js'
import { setPreviewCookie } from '../shop/services/preview.js'
import { SITE_FACTS } from '../shop/sites.js'
import { readableCookies } from './cell-visitors.js'
import { pathOf, type Cell } from './cells.js'
import { THEMES } from './choices.js'
import { FONT_SHEETS } from './fonts.js'

/** The time at which the clocks of all cells stand still. */
const NOW = '2026-03-17T09:30:00.000Z'

/** Brings the cell's visitor, who is new, into the state. */
async function prepareVisitor(c: ShopContext, { state, site }: Cell): Promise<void> {
  const { visitor } = c.var
  visitor.site = site
  setFaults(visitor.faults, state.faults ?? [])
  visitor.hasFooterContent = state.hasFooterContent ?? false
  if (state.isSubscriber) visitor.newsletterStatus = 'SUBSCRIBED'
  visitor.cart.articles = Object.entries(state.cart ?? {}).map(([productId, quantity]) => ({
    productId,
    tcm: 'A',
    quantity,
  }))
  if (state.role) await logInAs(c, state.role)
  if (state.previewTime !== undefined)
    await setPreviewCookie(c, { dateTime: new Date(state.previewTime), test: '', group: '' })
}

const placeholder = ({ widget, state, site, platform }: Cell, theme: string | undefined): Html => {
  const island = state.island && JSON.stringify(state.island(SITE_FACTS[site]))
  return html`<div${attributes({
    'data-shop-widget': widget,
    'data-load': 'eager',
    'data-platform': platform === 'auto' ? undefined : platform,
    'data-theme': theme,
    ...state.attributes,
  })}>${island !== undefined && jsonScript({ 'data-shop-config': true }, island)}</div>`
}

/** What the scripts of the page need to know; `public/gallery-visitor.js` and `gallery-cell.js` read it. */
const settingsOf = (c: ShopContext, { widget, state }: Cell): string =>
  JSON.stringify({
    widget,
    now: Date.parse(NOW),
    cookies: readableCookies(c),
    late: state.late ?? [],
    acts: state.acts ?? [],
    sign: state.sign,
  })

export async function cellPage(c: ShopContext, cell: Cell): Promise<Response> {
  await prepareVisitor(c, cell)
  const theme = THEMES.find((known) => known === c.req.query('theme'))
  const title = `${cell.widget}: ${cell.state.name} (${cell.site})`
  c.header('Cache-Control', 'no-store')
  return c.html(html`<!doctype html>
<html${attributes({ lang: SITE_FACTS[cell.site].locale, 'data-scheme': theme })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="canonical" href="${pathOf(cell)}">
${FONT_SHEETS.map((sheet) => html`<link rel="stylesheet" href="${sheet}" /> `)}
<link rel="stylesheet" href="/assets/gallery-cell.css">
${jsonScript({ id: 'gallery-cell' }, settingsOf(c, cell))}
<script src="/assets/gallery-visitor.js"></script>
</head>
<body>
<main><h1>${title}</h1></main>
<div id="cell">${placeholder(cell, theme)}</div>
<script src="/assets/gallery-cell.js"></script>
<script async crossorigin fetchpriority="high" src="${raw(LOADER_PATH)}" data-site="${cell.site}"></script>
</body>
</html>`)
}
