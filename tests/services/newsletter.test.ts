import { describe, expect, it } from 'vitest'
import { createBaseData, createNewsletterError } from '../../src/services/newsletter.js'

const baseData = createBaseData()
const newsletterError = createNewsletterError()

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
