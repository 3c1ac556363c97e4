import { describe, expect, it } from 'vitest'
import { createSupportRefusal, formSchema } from '../../src/services/support.js'

const supportRefusal = createSupportRefusal()

describe('the host page’s schema of the support form', () => {
  it('requires nothing and has no properties by default', () => {
    const { required, properties } = formSchema.parse({ required: 'x', properties: [] })
    expect(required).toEqual([])
    expect({ ...properties }).toEqual({})
    for (const value of [null, [], 'x']) expect(formSchema.safeParse(value).success).toBe(false)
  })

  it('contains the supported keywords and ignores invalid values', () => {
    const topic = {
      type: 'string',
      enum: ['a', 7, true, {}],
      maxLength: '9',
      minLength: 2.5,
      default: 1,
      $ref: '#',
    }
    expect({ ...formSchema.parse({ properties: { topic } }).properties }).toStrictEqual({
      topic: { type: 'string', enum: ['a', '7', 'true'], minLength: 2, maxLength: undefined, default: '1' },
    })
  })

  it('removes a field with false, and drops invalid properties', () => {
    const properties = { message: false, topic: 'x', other: true }
    expect({ ...formSchema.parse({ properties }).properties }).toStrictEqual({ message: false })
  })

  it('drops properties with inherited names', () => {
    const given = JSON.parse('{"properties":{"__proto__":{},"constructor":{},"toString":false,"a":{}}}')
    const { properties } = formSchema.parse(given)
    expect(Object.keys(properties)).toEqual(['a'])
    expect(Object.getPrototypeOf(properties)).toBeNull()
  })
})

it('a refusal names a field', () => {
  expect(supportRefusal.parse({ field: 'message', more: 1 })).toMatchObject({ field: 'message' })
  expect(supportRefusal.parse({ field: 'message', type: 7, maxLength: 'x' })).toMatchObject({
    field: 'message',
  })
  expect(supportRefusal.safeParse({}).success).toBe(false)
})
