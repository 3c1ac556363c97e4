/** The user menu: a form that logs the visitor in as any kind of customer, or as staff. It is a tool, so it is in English. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { attributes } from '../attributes-and-json.js'
import type { ShopContext, ShopEnv } from '../context.js'
import { ROLES, logInAs, sessionOf, type Session } from '../services/customer.js'
import type { Customer } from '../services/customers.js'
import { isStaff } from '../services/preview.js'
import { renderPage, type Html } from './layout.js'

const SALUTATIONS = ['', 'MR', 'MRS', 'DIVERS', 'COMPANY']
const LABELS: Record<(typeof ROLES)[number], string> = {
  visitor: 'an unknown visitor',
  remembered: 'a remembered customer',
  customer: 'a logged-in customer',
  staff: 'staff with the preview panel',
}

const roleFields = (): Html =>
  html`<fieldset>
    <legend>Log in as</legend>
    ${ROLES.map((role) => html`<label><input type="radio" name="role" value="${role}" ${attributes({ checked: role === 'customer' })} /> ${LABELS[role]}</label>`)}
  </fieldset>`

const detailFields = (customer: Customer | undefined): Html =>
  html`<label
      >First name <input name="firstName" value="${customer?.firstName ?? 'Jana'}" maxlength="40"
    /></label>
    <label
      >Last name <input name="lastName" value="${customer?.lastName ?? 'Beispiel'}" maxlength="40"
    /></label>
    <label
      >E-mail <input name="email" value="${customer?.email ?? 'jana.beispiel@mail.example'}" maxlength="256"
    /></label>
    <label
      >Salutation
      <select name="salutation">
        ${SALUTATIONS.map((value) => html`<option${attributes({ selected: value === (customer?.salutation ?? 'MRS') })}>${value}</option>`)}
      </select></label
    >
    <label>Beans <input name="beans" type="number" min="0" value="${customer?.beans ?? 120}" /></label>`

const checkbox = (name: string, value: string, isChecked: boolean, label: string): Html =>
  html`<label
    ><input type="checkbox" name="${name}" value="${value}" ${attributes({ checked: isChecked })} />
    ${label}</label
  >`

const logInForm = (customer: Customer | undefined): Html =>
  html`<form method="post" action="/usermenu" class="card">
    ${roleFields()} ${detailFields(customer)}
    ${checkbox('consent', 'DNE', customer?.consents.includes('DNE') ?? false, 'has agreed to personal offers')}
    ${checkbox('community', '1', customer?.isCommunityMember ?? true, 'community member')}
    ${checkbox('card', '1', customer?.isCardMember ?? true, 'card member')}
    <button class="primary">Log in</button>
  </form>`

const STATES: Record<Session['status'] | 'STAFF', string> = {
  LOGGED_IN: 'You are logged in',
  REMEMBERED: 'The shop remembers you',
  LOGGED_OUT: 'You are logged out',
  STAFF: 'You are logged in as staff',
}

const sessionLine = (status: Session['status'] | 'STAFF', customer: Customer | undefined): Html =>
  html`<p data-role="${status}">
    ${STATES[status]}${customer && `: ${customer.firstName} ${customer.lastName}, ${customer.email}`}.
  </p>`

const userMenu = async (c: ShopContext): Promise<Response> => {
  const { status, customer } = await sessionOf(c)
  return renderPage(c, {
    title: 'Log in',
    lang: 'en',
    main: html` <h1>Log in</h1>
      ${sessionLine((await isStaff(c)) ? 'STAFF' : status, customer)} ${logInForm(customer)}
      <form method="post" action="/usermenu">
        <input type="hidden" name="role" value="visitor" /><button>Log out</button>
      </form>`,
  })
}

const logIn = async (c: ShopContext): Promise<Response> => {
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
}

export const accountPages = new Hono<ShopEnv>().get('/usermenu', userMenu).post('/usermenu', logIn)
