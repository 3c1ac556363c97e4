import { describe, expect, it } from 'vitest'
import { createNewsletterError } from '../../src/services/newsletter.js'
import { PARTNER, visit, type Visit } from './visit.js'

const newsletterError = createNewsletterError()

const BASE = '/service/newsletter/api/internal'
const person = { email: 'ada@mail.example', consents: [], origin: 'onsite', originAddition: 'subsite' }
const signUp = (visitor: Visit, changes: object = {}, headers: Record<string, string> = {}, base = BASE) =>
  visitor.send('POST', `${base}/newsletter-subscribers`, { ...person, ...changes }, headers)
const typeOf = async (response: Response) => newsletterError.parse(await response.json()).type
const status = async (visitor: Visit) =>
  (await visitor.json<{ nl_status?: string }>('/json/psdata')).nl_status
const linkTo = (visitor: Visit, address: string) => visitor.memory.mailbox.mailsTo(address)[0]!.link

describe('signing up for the newsletter', () => {
  it.each([BASE, '/service/newsletter/api/private'])('works below %s', async (base) => {
    expect((await signUp(visit(), {}, {}, base)).status).toBe(201)
  })

  it('sends a mail with a link, in the language of the site', async () => {
    const visitor = visit()
    await visitor.page('/?site=HU')
    await signUp(visitor, { firstName: 'Ada', lastName: 'Kovács', salutation: 'MRS' })
    const [mail] = visitor.memory.mailbox.mailsTo('ada@mail.example')
    expect(mail?.subject).toMatch(/^Kérjük/)
    expect(await visitor.page('/outbox?to=ada@mail.example')).toContain(mail!.link)
    expect(await status(visitor)).toBe('WAITING_FOR_DOI')
  })

  it('is complete when the link in the mail has been opened', async () => {
    const visitor = visit()
    await signUp(visitor)
    const page = await visitor.get(linkTo(visitor, 'ada@mail.example'))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('data-confirmed')
    expect(await status(visitor)).toBe('SUBSCRIBED')
  })

  it('accepts each link once: a used or unknown link leads to the form with a notice', async () => {
    const visitor = visit()
    await signUp(visitor)
    const link = linkTo(visitor, 'ada@mail.example')
    await visitor.get(link)
    for (const used of [link, '/newsletter/confirm/unknown']) {
      const response = await visitor.get(used)
      expect(response.headers.get('Location')).toBe('/newsletter?doi=invalid')
    }
    expect(await visitor.page('/newsletter?doi=invalid')).toContain('data-show-doi-error')
    expect(await visitor.page('/newsletter')).not.toContain('data-show-doi-error')
  })

  it('also subscribes the visitor who opens the link on another device', async () => {
    const desk = visit()
    const phone = visit(desk)
    await signUp(desk)
    await phone.get(linkTo(desk, 'ada@mail.example'))
    expect(await status(phone)).toBe('SUBSCRIBED')
    expect(await status(desk)).toBe('WAITING_FOR_DOI')
  })
})

describe('the newsletter service refuses', () => {
  it.each([
    ['an empty address', ''],
    ['no address', 'ada'],
    ['two at signs', 'a@b@c.example'],
    ['a space', 'ada love@mail.example'],
    ['no domain', 'ada@localhost'],
    ['257 characters', `${'a'.repeat(244)}@mail.example`],
    ['a domain that takes no mail', 'ada@refused.example'],
  ])('%s', async (_, email) => {
    const response = await signUp(visit(), { email })
    expect(response.status).toBe(400)
    expect(await typeOf(response)).toBe('urn:newsletter:email_invalid')
  })

  it.each([
    ['HU', { salutation: 'MR', lastName: 'Nagy' }, 'name_missing'],
    ['HU', { firstName: 'Ádám', lastName: 'Nagy' }, 'salutation_missing'],
    ['TR', { firstName: 'Ayşe', lastName: 'Yılmaz' }, 'consent_missing'],
    ['TR', { consents: ['NEWSLETTER'], firstName: 'Ayşe' }, 'name_missing'],
    ['AT', { firstName: 'x'.repeat(41) }, 'name_invalid'],
    ['AT', { firstName: 'Anna <b>' }, 'name_invalid'],
    ['AT', { lastName: 'www.casino.example' }, 'name_invalid'],
    ['DE', { salutation: 'LORD' }, 'malformed'],
    ['DE', { consents: '["DNE"]' }, 'malformed'],
  ])('in %s: %o', async (site, changes, type) => {
    const response = await signUp(visit(), changes, { 'X-Hunter-Site': site })
    expect(response.status).toBe(400)
    expect(await typeOf(response)).toBe(`urn:newsletter:${type}`)
  })

  it.each([
    ['DE', {}],
    ['AT', { firstName: 'Zoë', lastName: "O'Neill-Łukasz & Co. (jr.)" }],
    ['HU', { firstName: 'Ádám', lastName: 'Nagy', salutation: 'MR' }],
    ['TR', { firstName: 'Ayşe', lastName: 'Yılmaz', consents: ['NEWSLETTER', 'DNE'] }],
  ])('nothing else: in %s, it accepts %o', async (site, changes) => {
    expect((await signUp(visit(), changes, { 'X-Hunter-Site': site })).status).toBe(201)
  })
})

describe('a subscriber, found by token,', () => {
  const subscribed = async () => {
    const visitor = visit()
    await signUp(visitor)
    return {
      visitor,
      path: `${BASE}/newsletter-subscribers/${linkTo(visitor, 'ada@mail.example').split('/').pop()}`,
    }
  }

  it('can be read and changed, except for the e-mail address', async () => {
    const { visitor, path } = await subscribed()
    expect(await visitor.json(path)).toMatchObject({
      email: 'ada@mail.example',
      nl_status: 'WAITING_FOR_DOI',
    })
    const changed = await visitor.send('PUT', path, {
      firstName: 'Ada',
      email: 'eve@mail.example',
      interests: ['COFFEE', 'SHOP_CARD'],
    })
    expect(await changed.json()).toMatchObject({
      email: 'ada@mail.example',
      firstName: 'Ada',
      interests: ['COFFEE', 'SHOP_CARD'],
    })
    expect((await visitor.send('PUT', path, { interests: ['CARS'] })).status).toBe(400)
    expect((await visitor.send('PUT', path, { firstName: '<i>' })).status).toBe(400)
  })

  it('can be confirmed once', async () => {
    const { visitor, path } = await subscribed()
    expect((await visitor.send('PUT', `${path}/doi`, {})).status).toBe(200)
    expect((await visitor.send('PUT', `${path}/doi`, {})).status).toBe(410)
  })

  it('is not found with another token', async () => {
    expect((await visit().get(`${BASE}/newsletter-subscribers/unknown`)).status).toBe(404)
  })
})

describe('partners on other origins', () => {
  const preflight = (origin: string) =>
    visit().app.request(`http://shop.example${BASE}/newsletter-subscribers`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })

  it('get a response to a CORS preflight', async () => {
    const response = await preflight(PARTNER)
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(PARTNER)
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true')
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST')
    expect(response.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('content-type')
  })

  it('can send a sign-up without cookies and read the response', async () => {
    const response = await signUp(visit(), {}, { Origin: PARTNER })
    expect(response.status).toBe(201)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(PARTNER)
    expect(response.headers.get('Vary')).toContain('Origin')
  })

  it('can read refusals and simulated faults, too', async () => {
    const refused = await signUp(visit(), { email: 'x' }, { Origin: PARTNER })
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(PARTNER)
    const failed = await visit().get('/json/psdata?fault=user-data:fail', { Origin: PARTNER })
    expect(failed.status).toBe(500)
    expect(failed.headers.get('Access-Control-Allow-Origin')).toBe(PARTNER)
  })

  it('are the only ones: all other origins are refused', async () => {
    expect((await preflight('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})
