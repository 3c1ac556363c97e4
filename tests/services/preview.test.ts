import { expect, it } from 'vitest'
import { activeTests, authCheck, tokenRequest, tokenResponse } from '../../src/services/preview.js'

it('the auth check is malformed without a status; other invalid fields count as missing', () => {
  expect(authCheck.parse({ status: 'SUCCESS', dateTime: 7, abTestName: 'a', role: 'admin' })).toStrictEqual({
    status: 'SUCCESS',
    dateTime: undefined,
    abTestName: 'a',
  })
  for (const value of [{}, { status: true }, null]) expect(authCheck.safeParse(value).success).toBe(false)
})

it('the active tests are a list; invalid tests and groups are dropped', () => {
  const given = [{ name: 'a', groups: [{ name: 'x' }, { name: '' }, 'y'] }, { name: 'b' }, { groups: [] }]
  expect(activeTests.parse(given)).toStrictEqual([
    { name: 'a', groups: [{ name: 'x' }] },
    { name: 'b', groups: [] },
  ])
  expect(activeTests.safeParse({}).success).toBe(false)
})

it('the token request needs a date, and its response a status', () => {
  expect(tokenRequest.safeParse({ previewDateTime: '' }).success).toBe(false)
  expect(tokenRequest.parse({ previewDateTime: '2026-05-01' })).toEqual({ previewDateTime: '2026-05-01' })
  expect(tokenResponse.parse({ status: 'BAD_REQUEST' })).toEqual({ status: 'BAD_REQUEST' })
  expect(tokenResponse.safeParse({}).success).toBe(false)
})
