import { describe, expect, it } from 'vitest'
import { jwtDecode } from 'jwt-decode'
import { createCustomerInfo, longTermToken } from '../../src/services/customer.js'
import { createBaseData } from '../../src/services/newsletter.js'
import { createNewsletterStatus, createVisitorResponse } from '../../src/services/visitor.js'
import { CSRF, openShop, visit, type Visit } from './visit.js'

const customerInfo = createCustomerInfo()
const baseData = createBaseData()
const newsletterStatus = createNewsletterStatus()
const visitorResponse = createVisitorResponse()

const PSDATA = '/service/customerfrontenddata/api/v1/psdata'
const PREFILL = '/service/newsletter/api/private/customers/base-data'
const csrfOf = (visitor: Visit) => ({ 'X-CSRF-Token': visitor.cookies.get('CsrfToken') ?? '1' })
const ask = (visitor: Visit) =>
  visitor.json(PSDATA, csrfOf(visitor)) as Promise<{ tracking: { loginStatus: string } }>
/** The shop names the status LOGGED_OUT. The header's schema drops it, because it treats all other values the same. */
const loginOf = async (visitor: Visit) => {
  const response = await ask(visitor)
  const { tracking, customer } = visitorResponse.parse(response)
  expect(tracking?.loginStatus ?? 'LOGGED_OUT').toBe(response.tracking.loginStatus)
  return { loginStatus: response.tracking.loginStatus, customer }
}

describe('a visitor', () => {
  it('is logged out at first', async () => {
    const data = await loginOf(visit())
    expect(data.loginStatus).toBe('LOGGED_OUT')
    expect(data.customer).toBeUndefined()
  })

  it('is a customer with name, beans and card after logging in', async () => {
    const visitor = visit()
    await visitor.send(
      'POST',
      '/usermenu',
      new URLSearchParams({
        role: 'customer',
        firstName: 'Zofia',
        lastName: 'Nowak',
        beans: '37',
        card: '1',
      }).toString(),
      { 'Content-Type': 'application/x-www-form-urlencoded' },
    )
    const data = await loginOf(visitor)
    expect(data.loginStatus).toBe('LOGGED_IN')
    expect(data.customer).toEqual({
      statuses: { isCommunityMember: false, isshopcardMember: true },
      loyaltyBeans: 37,
      firstname: 'Zofia',
      lastname: 'Nowak',
    })
  })

  it('can be a remembered customer, who is not logged in', async () => {
    const visitor = visit()
    await visitor.page('/?login=remembered')
    expect(visitor.cookies.has('LoginToken')).toBe(false)
    expect((await loginOf(visitor)).loginStatus).toBe('REMEMBERED')
  })

  it('is logged out after logging out, and keeps no cookie of a customer', async () => {
    const visitor = visit()
    await visitor.page('/?login=customer')
    await visitor.page('/?login=visitor')
    expect((await loginOf(visitor)).loginStatus).toBe('LOGGED_OUT')
    expect([...visitor.cookies.keys()]).toEqual(['shop-visitor'])
  })

  it('is logged out with a token that the shop has not signed', async () => {
    const visitor = visit()
    await visitor.page('/?login=customer')
    visitor.cookies.delete('LongtermToken')
    visitor.cookies.set('LoginToken', `${visitor.cookies.get('LoginToken')!.slice(0, -4)}AAAA`)
    expect((await loginOf(visitor)).loginStatus).toBe('LOGGED_OUT')
  })

  it('is only remembered after the log-in has expired', async () => {
    let now = new Date('2026-05-01T10:00:00Z')
    const visitor = visit(openShop(() => now))
    await visitor.page('/?login=customer')
    now = new Date('2026-05-01T12:00:00Z')
    expect((await loginOf(visitor)).loginStatus).toBe('REMEMBERED')
  })

  it('gets no personal data without the CSRF header', async () => {
    expect((await visit().get(PSDATA)).status).toBe(403)
  })
})

describe('the data for prefilling forms', () => {
  it('is sent to the logged-in customer', async () => {
    const visitor = visit()
    await visitor.page('/?login=customer')
    const response = await visitor.json(PREFILL, { 'X-LoginToken': visitor.cookies.get('LoginToken')! })
    expect(baseData.parse(response)).toMatchObject({
      email: 'jana.beispiel@mail.example',
      salutation: 'MRS',
      firstName: 'Jana',
    })
  })

  it('is sent to nobody else', async () => {
    expect((await visit().get(PREFILL)).status).toBe(401)
    expect((await visit().get(PREFILL, { 'X-LoginToken': 'forged' })).status).toBe(401)
  })

  it('is sent to the support form only for the customer’s own id', async () => {
    const visitor = visit()
    await visitor.page('/?login=customer')
    const login = { 'X-LoginToken': visitor.cookies.get('LoginToken')! }
    const { lid } = longTermToken.parse(jwtDecode(visitor.cookies.get('LongtermToken')!))
    const path = '/service/support/v1/customer-info/'
    expect(customerInfo.parse(await visitor.json(path + lid, login)).lastName).toBe('Beispiel')
    expect((await visitor.get(`${path}another`, login)).status).toBe(403)
    expect((await visitor.get(path + lid)).status).toBe(401)
  })
})

describe('the newsletter status', () => {
  it('is missing for a visitor who has never signed up', async () => {
    expect(newsletterStatus.parse(await visit().json('/json/psdata', CSRF)).nl_status).toBeUndefined()
  })
})
