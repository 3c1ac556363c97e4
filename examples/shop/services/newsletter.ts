/** Newsletter sign-up with double opt-in. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PRODUCT_UPPER } from '../../../src/api/brand.js'
import { siteOf, type ShopContext, type ShopEnv } from '../context.js'
import type { PhraseError } from '../faults/responses.js'
import { faulty } from '../faults/faulty.js'
import { SITE_FACTS, type Language } from '../sites.js'
import { customerOfLogin } from './customer.js'
import type { Subscriber } from './mailbox.js'
import { judgeSubscriber } from './newsletter-rules.js'

const MAIL: Record<Language, { subject: string; text: string }> = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    text: 'Noch ein Klick, und 10\u00a0% gehören Ihnen:',
  },
  fr: {
    subject: 'Veuillez confirmer votre inscription à la newsletter',
    text: 'Encore un clic et les 10\u00a0% sont à vous :',
  },
  cs: { subject: 'Potvrďte prosím odběr newsletteru', text: 'Ještě jedno kliknutí a 10\u00a0% je vašich:' },
  hu: {
    subject: 'Kérjük, erősítse meg hírlevél-feliratkozását',
    text: 'Már csak egy kattintás, és Öné a 10%:',
  },
  pl: { subject: 'Potwierdź zapis do newslettera', text: 'Jeszcze jedno kliknięcie i 10% jest Twoje:' },
  sk: { subject: 'Potvrďte prosím odber newslettera', text: 'Ešte jedno kliknutie a 10\u00a0% je vašich:' },
  tr: { subject: 'Lütfen bülten üyeliğinizi onaylayın', text: 'Bir tık daha, %10 indirim sizin:' },
}

/** @returns false if the link was used before or never existed */
export const confirmSubscription = (c: ShopContext, token: string): boolean => {
  const subscriber = c.var.memory.mailbox.findSubscriber(token)
  if (subscriber?.status !== 'WAITING_FOR_DOI') return false
  subscriber.status = 'SUBSCRIBED'
  c.var.visitor.newsletterStatus = 'SUBSCRIBED'
  return true
}

const describe = ({ details, status, interests }: Subscriber): object => ({
  ...details,
  interests,
  nl_status: status,
})

const phraseType: PhraseError = (c, code) => c.json({ type: `urn:newsletter:${code.toLowerCase()}` }, 400)

/** The categories that a subscriber can be interested in. newsletter-footer-preview-support §3 */
const INTERESTS = [
  'WOMEN_FASHION',
  'MEN_FASHION',
  'SPORT',
  'LIVING_FURNITURE',
  'HOBBY',
  'KIDS',
  'KITCHEN',
  'SLEEPING',
  'DISCOUNTS',
  'COFFEE',
  'MOBILE',
  `${PRODUCT_UPPER}_CARD`,
  'STORE',
]

const BASES = '/service/newsletter/api/:base{private|internal}'
const notFound = { type: 'urn:newsletter:subscriber_unknown' }

export const newsletterService = new Hono<ShopEnv>()
  .use(`${BASES}/*`, bodyLimit({ maxSize: 64 * 1024 }), async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .post(`${BASES}/newsletter-subscribers`, faulty('newsletter-sign-up', phraseType), async (c) => {
    const site = siteOf(c)
    const verdict = judgeSubscriber(site, await c.req.json().catch(() => undefined))
    if (!('request' in verdict)) return c.json(verdict, 400)
    const { mailbox, now } = c.var.memory
    const subscriber = mailbox.subscribe(site, verdict.request, now())
    const { subject, text } = MAIL[SITE_FACTS[site].language]
    const link = `/newsletter/confirm/${subscriber.token}`
    mailbox.send({ to: verdict.request.email, subject, text, link, sentAt: now() })
    // A visitor who has confirmed an earlier sign-up stays subscribed until they confirm the new one.
    if (c.var.visitor.newsletterStatus !== 'SUBSCRIBED') c.var.visitor.newsletterStatus = 'WAITING_FOR_DOI'
    return c.json({ nl_status: subscriber.status }, 201)
  })
  .get(
    '/service/newsletter/api/private/customers/base-data',
    faulty('newsletter-prefill', phraseType),
    async (c) => {
      const customer = await customerOfLogin(c, c.req.header('X-LoginToken'))
      if (!customer) return c.json({ type: 'urn:newsletter:unauthorized' }, 401)
      const { email, salutation, firstName, lastName, consents } = customer
      return c.json({ email, salutation, firstName, lastName, consents })
    },
  )
  .get(`${BASES}/newsletter-subscribers/:token`, faulty('newsletter-subscriber', phraseType), (c) => {
    const subscriber = c.var.memory.mailbox.findSubscriber(c.req.param('token'))
    return subscriber ? c.json(describe(subscriber)) : c.json(notFound, 404)
  })
  .put(`${BASES}/newsletter-subscribers/:token`, faulty('newsletter-subscriber', phraseType), async (c) => {
    const subscriber = c.var.memory.mailbox.findSubscriber(c.req.param('token'))
    if (!subscriber) return c.json(notFound, 404)
    const body: unknown = await c.req.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null) return c.json({ type: 'urn:newsletter:malformed' }, 400)
    const { interests = subscriber.interests, ...changes } = body as Record<string, unknown>
    const isKnown = (interest: unknown) => INTERESTS.some((known) => known === interest)
    if (!Array.isArray(interests) || !interests.every(isKnown))
      return c.json({ type: 'urn:newsletter:interests_invalid', field: 'interests' }, 400)
    // The e-mail address cannot be changed: it is the address that the subscriber has confirmed.
    const verdict = judgeSubscriber(subscriber.site, {
      ...subscriber.details,
      ...changes,
      email: subscriber.details.email,
    })
    if (!('request' in verdict)) return c.json(verdict, 400)
    subscriber.details = verdict.request
    subscriber.interests = interests as string[]
    return c.json(describe(subscriber))
  })
  .put(`${BASES}/newsletter-subscribers/:token/doi`, faulty('newsletter-subscriber', phraseType), (c) => {
    const token = c.req.param('token')
    if (!c.var.memory.mailbox.findSubscriber(token)) return c.json(notFound, 404)
    return confirmSubscription(c, token)
      ? c.json({ nl_status: 'SUBSCRIBED' })
      : c.json({ type: 'urn:newsletter:doi_invalid' }, 410)
  })
