/** A partner's site on another origin, which embeds the shop's forms. */
import { Hono, type HonoRequest } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import { attributes } from '../attributes-and-json.js'
import { parseSite } from '../sites.js'
import type { Site } from '../../../src/api/names.js'
import type { Html } from './layout.js'

const PARTNER_CSS = `body{margin:0;font:17px/1.6 Georgia,serif;color:#243b2a;background:#f4f7f0}
header{display:flex;gap:1.5rem;padding:1rem 2rem;background:#dbe8d0}header a{color:inherit}
main{max-width:52rem;margin:2rem auto;padding:0 1rem}`

/** Headers that carry a token of the visitor. */
const TOKEN_HEADERS = ['X-CSRF-Token', 'X-LoginToken', 'X-LongtermToken']

interface PartnerPage {
  /** The shop's origin: the loader comes from it, and `data-api-base` names it. */
  shopUrl: string
  title: string
  main: Html
  site: string
  locale: string | undefined
}

const renderPartnerPage = ({ shopUrl, title, main, site, locale }: PartnerPage): Html =>
  html`<!doctype html>
<html lang="${locale ?? 'de'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Bohne &amp; Blatt</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/partner.css"></head>
<body><header><a href="/">Bohne &amp; Blatt</a> <a href="/newsletter">Newsletter</a> <a href="/support">Support</a></header>
<main>${main}</main>
<script${attributes({ async: true, crossorigin: true, fetchpriority: 'high', src: `${shopUrl}/cdn/loader.js`, 'data-site': site, 'data-locale': locale })}></script>
</body></html>`

const START = html`<h1>Our friends at the shop</h1>
  <ul>
    <li><a href="/newsletter">their newsletter, without cookies</a></li>
    <li>
      <a href="/newsletter?credentials=include">their newsletter, with the visitor's cookies</a>
    </li>
    <li><a href="/support">their support form</a></li>
    <li>
      <a href="/support?credentials=include">their support form, with the visitor's cookies</a>
    </li>
  </ul>
  <p>
    Browsers send the shop's cookies from here only if both addresses belong to one site: open this page under
    the shop's host name for that.
  </p>`

/** @param attrs  attributes that the query of the page's address adds to the placeholder */
const formPlaceholder = (
  shopUrl: string,
  form: string,
  credentials: string | undefined,
  attrs: Readonly<Record<string, string>>,
): Html => {
  const all = {
    'data-shop-widget': form,
    'data-api-base': shopUrl,
    'data-credentials': credentials,
    'data-load': 'eager',
    ...attrs,
  }
  return html`<div${attributes(all)}><p><a href="${shopUrl}/${form}">To the shop</a></p></div>`
}

/**
 * @param shopUrl  the shop's origin, without a path
 * @param site     the site of pages whose address names no site
 */
export const partnerApp = (shopUrl: string, site: Site) => {
  /** The calls with a token or a body that were redirected to this origin. */
  const received: string[] = []
  const isPersonal = (request: HonoRequest) =>
    request.method !== 'GET' || TOKEN_HEADERS.some((name) => request.header(name) !== undefined)
  /** A page of this origin may also call it. */
  const isOwn = (request: HonoRequest) => request.header('Sec-Fetch-Site') === 'same-origin'
  return (
    new Hono()
      // Faults redirect the shop's calls to this origin, which responds to everybody.
      .use(cors())
      .get('/received', (c) => c.json(received))
      .get('/partner.css', (c) => c.body(PARTNER_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
      .get('/', (c) =>
        c.html(renderPartnerPage({ shopUrl, title: 'Start', main: START, site, locale: undefined })),
      )
      .get('/:form{newsletter|support}', (c) => {
        const form = c.req.param('form')
        const credentials = c.req.query('credentials') === 'include' ? 'include' : undefined
        const attrs = Object.fromEntries(
          Object.entries(c.req.query()).filter(([name]) => name.startsWith('data-')),
        )
        return c.html(
          renderPartnerPage({
            shopUrl,
            title: form,
            main: html`<h1>${form}</h1>
              ${formPlaceholder(shopUrl, form, credentials, attrs)}`,
            site: parseSite(c.req.query('site')) ?? site,
            locale: c.req.query('locale'),
          }),
        )
      })
      .all('*', (c) => {
        if (isPersonal(c.req) && !isOwn(c.req)) received.push(`${c.req.method} ${c.req.path}`)
        return c.json({ from: 'the partner' })
      })
  )
}
