/** `/outbox`: the sign-ups, confirmation mails and support requests that the shop has received or sent. */
import { html } from 'hono/html'
import type { ShopContext } from '../context.js'
import type { Mail, Subscriber, SupportRequest } from '../services/mailbox.js'
import { renderPage, type Html } from './layout.js'

const mailCard = (mail: Mail): Html =>
  html`<article class="card" data-mail-to="${mail.to}">
    <h2>${mail.subject}</h2>
    <p class="small">to ${mail.to}, ${mail.sentAt.toISOString()}</p>
    <p>${mail.text}</p>
    <p><a href="${mail.link}">${mail.link}</a></p>
  </article>`

const subscriberRow = ({ site, status, details }: Subscriber): Html =>
  html`<tr>
    <td>${site}</td>
    <td>${status}</td>
    <td>${details.email}</td>
    <td>${details.salutation} ${details.firstName} ${details.lastName}</td>
    <td>${details.consents.join(', ')}</td>
    <td>${details.origin}:${details.originAddition}</td>
  </tr>`

const requestCard = ({ id, fields, attachments }: SupportRequest): Html =>
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
  </article>`

/** JSON for tests, HTML for people. `?to=` selects the mails to one address. */
export const outboxPage = (c: ShopContext): Response | Promise<Response> => {
  const { mailbox } = c.var.memory
  const to = c.req.query('to')
  const mails = to === undefined ? mailbox.mails : mailbox.mailsTo(to)
  if (c.req.header('Accept')?.startsWith('application/json'))
    return c.json({ mails, requests: mailbox.requests })
  return renderPage(c, {
    title: 'Outbox',
    lang: 'en',
    main: html` <h1>Outbox</h1>
      ${mails.length === 0 && html`<p>No mail has been sent${to !== undefined && ` to ${to}`}.</p>`}
      ${mails.map(mailCard)}
      <h2>Sign-ups</h2>
      ${mailbox.subscribers.length === 0 && html`<p>Nobody has signed up.</p>`}
      <table>
        <tbody>
          ${mailbox.subscribers.map(subscriberRow)}
        </tbody>
      </table>
      <h2>Support requests</h2>
      ${mailbox.requests.length === 0 && html`<p>No request has been sent.</p>`}
      ${mailbox.requests.map(requestCard)}`,
  })
}
