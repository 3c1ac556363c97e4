import { describe, expect, it } from 'vitest'
import { createCustomerInfo, longTermToken } from '../../src/services/customer.js'

const customerInfo = createCustomerInfo()

it('the customer info has empty texts for missing or invalid fields', () => {
  expect(customerInfo.parse({ firstName: 'Ada', lastName: null })).toStrictEqual({
    firstName: 'Ada',
    lastName: '',
    email: '',
  })
})

it('the customer info is not cut where a form has its limit', () => {
  const name = 'n'.repeat(300)
  expect(customerInfo.parse({ firstName: name, lastName: name, email: name })).toStrictEqual({
    firstName: name,
    lastName: name,
    email: name,
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
