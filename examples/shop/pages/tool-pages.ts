/** For developers and testers: what there is, what went out, and what should go wrong. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { promotionIds } from '../services/promotions.js'
import { SITUATION_LIST } from '../assortment/situations.js'
import { attributes } from '../attributes-and-json.js'
import type { ShopEnv } from '../context.js'
import { CALL_NAMES, FAULT_MODES, setFaults, writeFault } from '../faults.js'
import { CART_TROUBLES } from '../services/cart-contents.js'
import { SITE_FACTS } from '../sites.js'
import { renderPage } from './layout.js'
import { LOADERS } from './options.js'

export const PAGES: ReadonlyArray<readonly [path: string, says: string]> = [
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
  ['/newsletter', 'the newsletter form on a page of its own'],
  ['/newsletter?doi=invalid', 'the same after a link that is no longer valid'],
  ['/support', "the support form with the shop's schema; ?schema=none without"],
  ['/outbox', 'sign-ups, confirmation mails, support requests'],
  ['/faults', 'make calls slow, failing, malformed or hanging'],
  ['/csp', 'strict content security policy with nonce and Trusted Types; ?policy=addresses for the other'],
  ['/csp-reports', 'what the browser reported'],
  ['/jquery', 'a page with an old library that patches built-ins, and a global CSS reset'],
  ['/spa', 'a single-page app with its own router'],
  ['/many', '100 placeholders; ?count= and ?widget= change them, the button swaps them'],
  ['/no-widget', 'the script tag and a button, no placeholder'],
  ['/late', 'a placeholder and the loader that come late'],
  ['/xhtml', 'a page served as XML'],
]

export const toolPages = new Hono<ShopEnv>()
  .get('/demo', (c) =>
    renderPage(c, {
      title: 'All pages',
      main: html` <h1>All pages</h1>
        <p>
          Each page takes the options below in its address, for instance
          <a href="/?site=PL&amp;sticky&amp;header.data-search-mode=overlay"
            ><code>/?site=PL&amp;sticky&amp;header.data-search-mode=overlay</code></a
          >.
        </p>
        <table>
          <tbody>
            ${PAGES.map(
              ([path, says]) =>
                html`<tr>
                  <td><a href="${path}">${path}</a></td>
                  <td>${says}</td>
                </tr>`,
            )}
            ${c.var.memory.partnerOrigins.slice(0, 1).map(
              (origin) =>
                html`<tr>
                  <td><a href="${origin}">${origin}</a></td>
                  <td>
                    a partner's pages on another origin: /newsletter, /support, with ?credentials=include
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
        <h2>Options of every page</h2>
        <table>
          <tbody>
            <tr>
              <td><code>site</code></td>
              <td>
                ${Object.keys(SITE_FACTS).map((site) => html`<a href="/?site=${site}">${site}</a> `)} – stays
                for the visit
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
              <td>of the header and footer; the platform stands on the html element</td>
            </tr>
            <tr>
              <td><code>header.data-…</code></td>
              <td>
                adds an attribute to a placeholder (header, footer, newsletter, support, preview), to all of
                them (<code>all.data-…</code> or <code>attrs[data-…]</code>), to the script tag
                (<code>script.data-…</code>) or the html element (<code>html.data-…</code>)
              </td>
            </tr>
            <tr>
              <td><code>footer.config</code></td>
              <td>a placeholder's JSON island, also a broken one</td>
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
              <td><code>cart</code></td>
              <td>${[...CART_TROUBLES, 'empty'].join(', ')}</td>
            </tr>
          </tbody>
        </table>
        <h2>Promotions</h2>
        <p>
          For <code>header.data-promotion-ids</code>: ${promotionIds().map((id) => html`<code>${id}</code> `)}
        </p>
        <h2>Products with a difficulty</h2>
        <p>
          ${SITUATION_LIST.map(([id, situation]) => html`<a href="/p/x-${id}">${id}</a> ${situation}; `)} at
          most 10 pieces of an article and 50 in all.
        </p>`,
    }),
  )
  .get('/outbox', (c) => {
    const { mailbox } = c.var.memory
    const to = c.req.query('to')
    const mails = to === undefined ? mailbox.mails : mailbox.mailsTo(to)
    if (c.req.header('Accept')?.startsWith('application/json'))
      return c.json({ mails, requests: mailbox.requests })
    return renderPage(c, {
      title: 'Outbox',
      main: html` <h1>Outbox</h1>
        ${mails.length === 0 && html`<p>No mail has been sent${to !== undefined && ` to ${to}`}.</p>`}
        ${mails.map(
          (mail) =>
            html`<article class="card" data-mail-to="${mail.to}">
              <h2>${mail.subject}</h2>
              <p class="small">to ${mail.to}, ${mail.sentAt.toISOString()}</p>
              <p>${mail.text}</p>
              <p><a href="${mail.link}">${mail.link}</a></p>
            </article>`,
        )}
        <h2>Sign-ups</h2>
        <table>
          <tbody>
            ${mailbox.subscribers.map(
              ({ site, status, details }) =>
                html`<tr>
                  <td>${site}</td>
                  <td>${status}</td>
                  <td>${details.email}</td>
                  <td>${details.salutation} ${details.firstName} ${details.lastName}</td>
                  <td>${details.consents.join(', ')}</td>
                  <td>${details.origin}:${details.originAddition}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <h2>Support requests</h2>
        ${mailbox.requests.map(
          ({ id, fields, attachments }) =>
            html`<article class="card" data-request="${id}">
              <dl>
                ${Object.entries(fields).map(
                  ([name, value]) =>
                    html`<dt>${name}</dt>
                      <dd>${value}</dd>`,
                )}
                ${attachments.map(
                  ({ name, type, sizeBytes }) =>
                    html`<dt>attachment</dt>
                      <dd>${name}, ${type}, ${sizeBytes} B</dd>`,
                )}
              </dl>
            </article>`,
        )}`,
    })
  })
  .get('/faults', (c) => {
    const { faults, hasFooterContent, cart } = c.var.visitor
    return renderPage(c, {
      title: 'Faults',
      main: html` <h1>Faults</h1>
        <p>
          They hold for this browser until they are reset. In the address of a page
          <code>?fault=cart:slow:2000</code> does the same; in the address of a call it holds for that call
          alone.
        </p>
        <ul data-faults>
          ${faults.map((fault) => html`<li><code>${writeFault(fault)}</code></li>`)}
        </ul>
        <form method="post" action="/faults" class="card">
          <label
            >Call
            <select name="name">
              ${Object.keys(CALL_NAMES).map((name) => html`<option>${name}</option>`)}
            </select></label
          >
          <label
            >Mode
            <select name="mode">
              ${Object.keys(FAULT_MODES).map((mode) => html`<option>${mode}</option>`)}
            </select></label
          >
          <label>Value <input name="value" /></label>
          <label>Times <input name="times" inputmode="numeric" /></label>
          <button class="primary">Add</button>
          <button name="reset" value="1">Reset all</button>
        </form>
        <form method="post" action="/faults" class="card">
          <input type="hidden" name="switches" value="1" />
          <label
            ><input type="checkbox" name="footerContent" ${attributes({ checked: hasFooterContent })} /> the
            editors have written a footer (SHOP_FOOTER)</label
          >
          ${CART_TROUBLES.map((trouble) => html`<label><input type="checkbox" name="trouble" value="${trouble}" ${attributes({ checked: cart.troubles.includes(trouble) })} /> cart: ${trouble}</label>`)}
          <button class="primary">Set</button>
        </form>
        <h2>Calls</h2>
        <table>
          <tbody>
            ${Object.entries(CALL_NAMES).map(
              ([name, says]) =>
                html`<tr>
                  <td><code>${name}</code></td>
                  <td>${says}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <h2>Modes</h2>
        <table>
          <tbody>
            ${Object.entries(FAULT_MODES).map(
              ([mode, says]) =>
                html`<tr>
                  <td><code>${mode}</code></td>
                  <td>${says}</td>
                </tr>`,
            )}
          </tbody>
        </table>`,
    })
  })
  .post('/faults', async (c) => {
    const form = await c.req.parseBody({ all: true })
    const { visitor } = c.var
    const text = (name: string): string => (typeof form[name] === 'string' ? form[name] : '')
    if (form['reset']) setFaults(visitor.faults, ['reset'])
    else if (form['switches']) {
      visitor.hasFooterContent = form['footerContent'] !== undefined
      const chosen = [form['trouble']].flat()
      visitor.cart.troubles = CART_TROUBLES.filter((trouble) => chosen.includes(trouble))
    } else setFaults(visitor.faults, [[text('name'), text('mode'), text('value'), text('times')].join(':')])
    return c.redirect('/faults', 303)
  })
