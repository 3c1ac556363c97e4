/** `/demo`: a list of all pages, and of the options that each page takes in its address. */
import { html } from 'hono/html'
import { SITUATION_LIST } from '../assortment/situations.js'
import type { ShopContext } from '../context.js'
import { CART_TROUBLES } from '../services/cart-contents.js'
import { promotionIds } from '../services/promotions.js'
import { SITE_FACTS } from '../sites.js'
import { renderPage, type Html } from './layout.js'
import { markCode } from './mark-code.js'
import { LOADERS } from './options.js'

export const PAGES: ReadonlyArray<readonly [path: string, description: string]> = [
  ['/', 'home, with a category and a phase-integration promotion'],
  [
    '/c/x-c02',
    'a department (coffee machines), with its drill-down path; /c/x-c021 a category, /c/x-c0211 a leaf',
  ],
  ['/p/x-81', 'a product with sizes (/p/x-42 one without), and everything that can be put into the cart'],
  ['/search?query=*&available=true', 'search results'],
  ['/t/x-t1', 'a theme world'],
  ['/service/cartfrontend/cart', 'the cart page, on window.Shop.cart'],
  ['/checkout', 'reduced header with the secure hint, reduced footer'],
  ['/usermenu', 'log in as visitor, remembered customer, customer or staff'],
  ['/service/storefinder/search', 'an editorial page, as the footer links to them'],
  ['/agb-s400007325.html', 'the terms, where the search for "agb" leads'],
  ['/newsletter', 'the newsletter form on a separate page'],
  ['/newsletter?doi=invalid', 'the same after a link that is no longer valid'],
  ['/support', "the support form with the shop's schema, or without it: ?schema=none"],
  ['/outbox', 'sign-ups, confirmation mails, support requests'],
  ['/faults', 'make calls slow, failing, malformed or hanging'],
  ['/openapi', 'the calls to the services: parameters, schemas and examples'],
  ['/csp', 'strict content security policy with nonce and Trusted Types; ?policy=addresses for the other'],
  ['/csp-reports', 'what the browser reported'],
  ['/jquery', 'a page with a global CSS reset and an old library that patches built-ins'],
  ['/spa', 'a single-page app with its own router'],
  ['/many', '100 placeholders; ?count= and ?widget= change them, the button swaps them'],
  ['/no-widget', 'the script tag and a button, no placeholder'],
  ['/late', 'a placeholder and the loader that are added late'],
  ['/xhtml', 'a page served as XML'],
  ['/brands/salvia', 'a soft green pharmacy, which only sets custom properties; light and dark'],
  ['/brands/none', 'the same page in our own colours'],
  ['/gallery', 'each widget in each of its states, at any width'],
  ['/hosts', 'host pages with old libraries, resets, strict policies and broken built-ins'],
]

/** @param partnerOrigin  the partner's pages; undefined if the shop runs without a partner */
const pageTable = (partnerOrigin: string | undefined): Html =>
  html`<table>
    <tbody>
      ${PAGES.map(
        ([path, description]) =>
          html`<tr>
            <td><a href="${path}">${path}</a></td>
            <td>${markCode(description)}</td>
          </tr>`,
      )}
      ${
        partnerOrigin !== undefined &&
        html`<tr>
          <td><a href="${partnerOrigin}">${partnerOrigin}</a></td>
          <td>a partner's pages on another origin: /newsletter, /support, with ?credentials=include</td>
        </tr>`
      }
    </tbody>
  </table>`

/** The query parameters that `applyQuery` and `readOptions` in `options.ts` read. */
const optionTable = (): Html =>
  html`<table>
    <tbody>
      <tr>
        <td><code>site</code></td>
        <td>
          ${Object.keys(SITE_FACTS).map((site) => html`<a href="/?site=${site}">${site}</a> `)} – stays for
          the visit
        </td>
      </tr>
      <tr>
        <td><code>locale</code></td>
        <td>
          the script tag's data-locale, for instance <code>en</code>; stays until another site is chosen
        </td>
      </tr>
      <tr>
        <td><code>login</code></td>
        <td>visitor, remembered, customer, staff</td>
      </tr>
      <tr>
        <td><code>fault</code></td>
        <td>
          <code>name:mode[:value[:times]]</code>, several with commas, <code>reset</code>; see
          <a href="/faults">faults</a>
        </td>
      </tr>
      <tr>
        <td><code>widgets</code></td>
        <td>which placeholders to render, for instance <code>header,footer</code></td>
      </tr>
      <tr>
        <td><code>sticky</code>, <code>reduced</code>, <code>platform</code></td>
        <td>of the header and footer; the platform is set on the html element</td>
      </tr>
      <tr>
        <td><code>theme</code></td>
        <td>light, dark or auto, for all placeholders</td>
      </tr>
      <tr>
        <td><code>header.data-…</code></td>
        <td>
          adds an attribute to a placeholder (header, footer, newsletter, support, preview), to all of them
          (<code>all.data-…</code> or <code>attrs[data-…]</code>), to the script tag
          (<code>script.data-…</code>) or the html element (<code>html.data-…</code>)
        </td>
      </tr>
      <tr>
        <td><code>footer.config</code></td>
        <td>a placeholder's JSON island, which may be broken</td>
      </tr>
      <tr>
        <td><code>loader</code></td>
        <td>${LOADERS.join(', ')}</td>
      </tr>
      <tr>
        <td><code>footerContent</code></td>
        <td>on or off: whether SHOP_FOOTER has content</td>
      </tr>
      <tr>
        <td><code>fragments</code></td>
        <td>
          1 or 0: whether pages include the header and the footer as HTML files; without it, only the start
          page does; kept for the visit
        </td>
      </tr>
      <tr>
        <td><code>cart</code></td>
        <td>${[...CART_TROUBLES, 'empty'].join(', ')}</td>
      </tr>
    </tbody>
  </table>`

export const demoPage = (c: ShopContext): Response | Promise<Response> =>
  renderPage(c, {
    title: 'All pages',
    lang: 'en',
    main: html` <h1>All pages</h1>
      <p>
        Each page takes the options below in its address, for instance
        <a href="/?site=PL&amp;sticky&amp;header.data-search-mode=overlay"
          ><code>/?site=PL&amp;sticky&amp;header.data-search-mode=overlay</code></a
        >.
      </p>
      ${pageTable(c.var.memory.partnerOrigins[0])}
      <h2>Options of every page</h2>
      ${optionTable()}
      <h2>Promotions</h2>
      <p>
        For <code>header.data-promotion-ids</code>: ${promotionIds().map((id) => html`<code>${id}</code> `)}
      </p>
      <h2>Products with a difficulty</h2>
      <p>
        ${SITUATION_LIST.map(([id, situation]) => html`<a href="/p/x-${id}">${id}</a> ${situation}; `)} at
        most 10 pieces of an article and 50 in all.
      </p>`,
  })
