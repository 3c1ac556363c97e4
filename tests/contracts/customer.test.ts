import { describe, expect, it } from 'vitest'
import { customerInfo, longTermToken, visitorData } from '../../src/contracts/customer.js'

describe('the visitor', () => {
  it.each(['LOGGED_IN', 'REMEMBERED'])('may be %s', (loginStatus) => {
    expect(visitorData.parse({ tracking: { loginStatus } }).tracking).toEqual({ loginStatus })
  })

  it.each([
    {},
    { tracking: null },
    { tracking: { loginStatus: 'LOGGED_OUT' } },
    { tracking: { loginStatus: 7 } },
  ])('is logged out with %j', (value) => {
    expect(visitorData.parse(value).tracking).toBeUndefined()
  })

  it('may have personal data, with defaults for invalid fields', () => {
    const given = { firstname: 'Ada', lastname: 7, loyaltyBeans: '9', statuses: { isshopcardMember: true } }
    expect(visitorData.parse({ customer: given }).customer).toStrictEqual({
      firstname: 'Ada',
      lastname: '',
      loyaltyBeans: 0,
      statuses: { isCommunityMember: false, isshopcardMember: true },
    })
    expect(visitorData.parse({ customer: {} }).customer!.statuses).toEqual({
      isCommunityMember: false,
      isshopcardMember: false,
    })
    for (const customer of [null, 'Ada', []]) expect(visitorData.parse({ customer }).customer).toBeUndefined()
  })

  it('is malformed if it is not an object', () => {
    for (const value of [null, [], 'x']) expect(visitorData.safeParse(value).success).toBe(false)
  })
})

it('the customer info has empty texts for missing or invalid fields', () => {
  expect(customerInfo.parse({ firstName: 'Ada', lastName: null })).toStrictEqual({
    firstName: 'Ada',
    lastName: '',
    email: '',
  })
})

describe('the payload of the long-term token', () => {
  it.each([
    ['abc', 'abc'],
    [42, '42'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('with the login id %j is read as %s', (lid, expected) => {
    expect(longTermToken.parse({ lid, admin: true })).toStrictEqual({ lid: expected })
  })

  it.each([undefined, null, true, {}, 1.5, 9_007_199_254_740_992])(
    'is malformed with the login id %j',
    (lid) => {
      expect(longTermToken.safeParse({ lid }).success).toBe(false)
    },
  )
})
