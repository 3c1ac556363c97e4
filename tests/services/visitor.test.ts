import { describe, expect, it } from 'vitest'
import { createNewsletterStatus, createVisitorResponse } from '../../src/services/visitor.js'

const newsletterStatus = createNewsletterStatus()
const visitorResponse = createVisitorResponse()

describe('the visitor', () => {
  it.each(['LOGGED_IN', 'REMEMBERED'])('may be %s', (loginStatus) => {
    expect(visitorResponse.parse({ tracking: { loginStatus } }).tracking).toEqual({ loginStatus })
  })

  it.each([
    {},
    { tracking: null },
    { tracking: { loginStatus: 'LOGGED_OUT' } },
    { tracking: { loginStatus: 7 } },
  ])('is logged out with %j', (value) => {
    expect(visitorResponse.parse(value).tracking).toBeUndefined()
  })

  it('may have personal data, with defaults for invalid fields', () => {
    const given = { firstname: 'Ada', lastname: 7, loyaltyBeans: '9', statuses: { isshopcardMember: true } }
    expect(visitorResponse.parse({ customer: given }).customer).toStrictEqual({
      firstname: 'Ada',
      lastname: '',
      loyaltyBeans: 0,
      statuses: { isCommunityMember: false, isshopcardMember: true },
    })
    expect(visitorResponse.parse({ customer: {} }).customer!.statuses).toEqual({
      isCommunityMember: false,
      isshopcardMember: false,
    })
    for (const customer of [null, 'Ada', []])
      expect(visitorResponse.parse({ customer }).customer).toBeUndefined()
  })

  it('is malformed if it is not an object', () => {
    for (const value of [null, [], 'x']) expect(visitorResponse.safeParse(value).success).toBe(false)
  })
})

it('the newsletter status may be missing', () => {
  expect(newsletterStatus.parse({ nl_status: 'SUBSCRIBED' })).toEqual({ nl_status: 'SUBSCRIBED' })
  expect(newsletterStatus.parse({ nl_status: null }).nl_status).toBeUndefined()
  expect(newsletterStatus.parse({})).toStrictEqual({})
})
