/** The pages of the newsletter form and of the support form. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { ShopContext, ShopEnv } from '../context.js'
import { confirmSubscription } from '../services/newsletter.js'
import { supportSchema } from '../services/support-schema.js'
import { SITE_FACTS } from '../sites.js'
import { placeholder, renderPage, wordsOf } from './layout.js'
import { readOptions } from './options.js'

/** The content of a newsletter placeholder until the widget has rendered, and without scripts. */
export const newsletterFallback = html`<p><a href="/subscribenewsletter">Newsletter</a></p>`

const newsletter = (c: ShopContext): Response | Promise<Response> => {
  const isInvalidLink = c.req.query('doi') === 'invalid'
  return renderPage(c, {
    title: wordsOf(c).newsletter,
    // This page contains the form itself, so the footer does not show a second one.
    footer: { 'data-newsletter-hidden': true },
    main: placeholder(
      readOptions(c),
      'newsletter',
      { 'data-load': 'eager', ...(isInvalidLink && { 'data-show-doi-error': true }) },
      newsletterFallback,
    ),
  })
}

/** The link in the confirmation mail leads here (double opt-in). */
const confirmation = (c: ShopContext): Response | Promise<Response> => {
  if (!confirmSubscription(c, c.req.param('token') ?? '')) return c.redirect('/newsletter?doi=invalid', 303)
  const words = wordsOf(c)
  return renderPage(c, {
    title: words.thanks,
    main: html`<h1>${words.thanks}</h1>
      <p data-confirmed>${words.confirmed}</p>
      <p><a href="/">${words.home}</a></p>`,
  })
}

const support = (c: ShopContext): Response | Promise<Response> => {
  const words = wordsOf(c)
  const config =
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
        config,
      )}`,
  })
}

export const formPages = new Hono<ShopEnv>()
  .get('/newsletter', newsletter)
  .get('/subscribenewsletter', newsletter)
  .get('/newsletter/confirm/:token', confirmation)
  .get('/support', support)
