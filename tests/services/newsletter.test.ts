import { describe, expect, it } from 'vitest'
import { strict } from '../../src/services/contract/strict.js'
import { lenient } from '../../src/services/fields.js'
import {
  createBaseData,
  createNewsletterError,
  createSubscriberRequest,
} from '../../src/services/newsletter.js'
import { subscriberRequest as publicRequest } from '../../src/services/newsletter.calls.js'

const baseData = createBaseData(lenient)
const newsletterError = createNewsletterError(lenient)
const subscriberRequest = createSubscriberRequest(lenient)

describe('a sign-up request', () => {
  const request = {
    email: 'ada@mail.example',
    consents: ['DNE'],
    origin: 'onsite',
    originAddition: 'subsite',
  }

  it('is read without unknown fields', () => {
    expect(subscriberRequest.parse({ ...request, admin: true })).toStrictEqual(request)
  })

  it.each(['NEWSLETTER', 'SHOPPING_CART', 'blog', 'x'.repeat(100)])('can have the origin %.20s', (origin) => {
    const schema = strict(publicRequest)
    expect(schema.safeParse({ ...request, origin }).success).toBe(true)
    expect(schema.safeParse({ ...request, origin: `${origin}${'x'.repeat(100)}` }).success).toBe(false)
  })

  it.each([
    { salutation: 'LORD' },
    { consents: '["DNE"]' },
    { consents: ['DNE', 'EVERYTHING'] },
    { consents: undefined },
    { firstName: 7 },
  ])('is malformed with %j', (part) => {
    expect(subscriberRequest.safeParse({ ...request, ...part }).success).toBe(false)
  })
})

describe('the customer’s base data', () => {
  it('has empty texts for missing or invalid fields, and no unknown salutation or consent', () => {
    expect(baseData.parse({ salutation: 'LORD', firstName: 7, consents: ['DNE', 'X'] })).toStrictEqual({
      email: '',
      salutation: undefined,
      firstName: '',
      lastName: '',
      consents: ['DNE'],
    })
    expect(baseData.parse({ salutation: 'MRS', consents: 'DNE' })).toMatchObject({
      salutation: 'MRS',
      consents: [],
    })
    for (const value of [null, [], 'x']) expect(baseData.safeParse(value).success).toBe(false)
  })
})

it('an error response without a type is malformed', () => {
  expect(newsletterError.parse({ type: 'urn:x', more: 1 })).toStrictEqual({ type: 'urn:x' })
  for (const value of [{}, { type: 7 }, null]) expect(newsletterError.safeParse(value).success).toBe(false)
})
