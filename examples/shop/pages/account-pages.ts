/** Logging in as whom one likes, the newsletter's pages, the support page. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { attributes } from '../attributes-and-json.js'
import type { ShopContext, ShopEnv } from '../context.js'
import { ROLES, logInAs, sessionOf } from '../services/customer.js'
import { confirmSubscription } from '../services/newsletter.js'
import { isStaff } from '../services/preview.js'
import { supportSchema } from '../services/support-schema.js'
import { SITE_FACTS } from '../sites.js'
import { placeholder, renderPage, wordsOf } from './layout.js'
import { readOptions } from './options.js'

const SALUTATIONS = ['', 'MR', 'MRS', 'DIVERS', 'COMPANY']
const LABELS: Record<(typeof ROLES)[number], string> = {
  visitor: 'a visitor nobody knows',
  remembered: 'a remembered customer',
  customer: 'a logged-in customer',
  staff: 'staff with the preview panel',
}

export const newsletterFallback = html`<p><a href="/subscribenewsletter">Newsletter</a></p>`

const newsletterPage = (c: ShopContext): Response | Promise<Response> => {
  const words = wordsOf(c)
  const options = readOptions(c)
  const isInvalidLink = c.req.query('doi') === 'invalid'
  return renderPage(c, {
    title: words.newsletter,
    // The page has the form itself, so the footer leaves its own out.
    footer: { 'data-newsletter-hidden': true },
    main: placeholder(
      options,
      'newsletter',
      { 'data-load': 'eager', ...(isInvalidLink && { 'data-show-doi-error': true }) },
      newsletterFallback,
    ),
  })
}

export const accountPages = new Hono<ShopEnv>()
  .get('/usermenu', async (c) => {
    const words = wordsOf(c)
    const { status, customer } = await sessionOf(c)
    const who = (await isStaff(c)) ? 'STAFF' : status
    return renderPage(c, {
      title: words.account,
      main: html` <h1>${words.account}</h1>
        <p data-role="${who}">
          ${who} ${customer && html`– ${customer.firstName} ${customer.lastName}, ${customer.email}`}
        </p>
        <form method="post" action="/usermenu" class="card">
          <fieldset>
            <legend>${words.logIn}</legend>
            ${ROLES.map((role) => html`<label><input type="radio" name="role" value="${role}" ${attributes({ checked: role === 'customer' })} /> as ${LABELS[role]}</label>`)}
          </fieldset>
          <label
            >First name <input name="firstName" value="${customer?.firstName ?? 'Jana'}" maxlength="40"
          /></label>
          <label
            >Last name <input name="lastName" value="${customer?.lastName ?? 'Beispiel'}" maxlength="40"
          /></label>
          <label
            >E-mail
            <input name="email" value="${customer?.email ?? 'jana.beispiel@mail.example'}" maxlength="256"
          /></label>
          <label
            >Salutation
            <select name="salutation">
              ${SALUTATIONS.map((value) => html`<option${attributes({ selected: value === (customer?.salutation ?? 'MRS') })}>${value}</option>`)}
            </select></label
          >
          <label>Beans <input name="beans" type="number" min="0" value="${customer?.beans ?? 120}" /></label>
          <label
            ><input
              type="checkbox"
              name="consent"
              value="DNE"
              ${attributes({ checked: customer?.consents.includes('DNE') ?? false })}
            />
            has agreed to personal offers</label
          >
          <label
            ><input
              type="checkbox"
              name="community"
              value="1"
              ${attributes({ checked: customer?.isCommunityMember ?? true })}
            />
            community member</label
          >
          <label
            ><input
              type="checkbox"
              name="card"
              value="1"
              ${attributes({ checked: customer?.isCardMember ?? true })}
            />
            card member</label
          >
          <button class="primary">${words.logIn}</button>
        </form>
        <form method="post" action="/usermenu">
          <input type="hidden" name="role" value="visitor" /><button>${words.logOut}</button>
        </form>`,
    })
  })
  .post('/usermenu', async (c) => {
    const form = await c.req.parseBody()
    const text = (name: string, max: number): string => {
      const value = form[name]
      return typeof value === 'string' ? value.slice(0, max) : ''
    }
    const role = ROLES.find((known) => known === form['role']) ?? 'visitor'
    const beans = Number(text('beans', 9))
    await logInAs(c, role, {
      firstName: text('firstName', 40),
      lastName: text('lastName', 40),
      email: text('email', 256),
      salutation: text('salutation', 20),
      beans: Number.isInteger(beans) && beans >= 0 ? beans : 0,
      consents: form['consent'] === 'DNE' ? ['DNE'] : [],
      isCommunityMember: form['community'] === '1',
      isCardMember: form['card'] === '1',
    })
    return c.redirect('/usermenu', 303)
  })
  .get('/newsletter', newsletterPage)
  .get('/subscribenewsletter', newsletterPage)
  .get('/newsletter/confirm/:token', (c) => {
    if (!confirmSubscription(c, c.req.param('token'))) return c.redirect('/newsletter?doi=invalid', 303)
    const words = wordsOf(c)
    return renderPage(c, {
      title: words.thanks,
      main: html`<h1>${words.thanks}</h1>
        <p data-confirmed>${words.confirmed}</p>
        <p><a href="/">${words.home}</a></p>`,
    })
  })
  .get('/support', (c) => {
    const words = wordsOf(c)
    const schema =
      c.req.query('schema') === 'none'
        ? undefined
        : { schema: supportSchema(SITE_FACTS[c.var.visitor.site].language) }
    return renderPage(c, {
      title: words.contact,
      main: html`<h1>${words.contact}</h1>
        ${placeholder(
          readOptions(c),
          'support',
          { 'data-load': 'eager' },
          html`<p><a href="mailto:service@shop.example">service@shop.example</a></p>`,
          schema,
        )}`,
    })
  })
