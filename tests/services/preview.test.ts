import { expect, it } from 'vitest'
import { createActiveTests, createPreviewResult, createStaffResponse } from '../../src/services/preview.js'

const activeTests = createActiveTests()
const staffResponse = createStaffResponse()
const previewResult = createPreviewResult()

it('the auth check is malformed without a status; other invalid fields count as missing', () => {
  expect(
    staffResponse.parse({ status: 'SUCCESS', dateTime: 7, abTestName: 'a', role: 'admin' }),
  ).toStrictEqual({
    status: 'SUCCESS',
    dateTime: undefined,
    abTestName: 'a',
  })
  for (const value of [{}, { status: true }, null]) expect(staffResponse.safeParse(value).success).toBe(false)
})

it('the active tests are a list; invalid tests and groups are dropped', () => {
  const given = [{ name: 'a', groups: [{ name: 'x' }, { name: '' }, 'y'] }, { name: 'b' }, { groups: [] }]
  expect(activeTests.parse(given)).toStrictEqual([
    { name: 'a', groups: [{ name: 'x' }] },
    { name: 'b', groups: [] },
  ])
  expect(activeTests.safeParse({}).success).toBe(false)
})

it('the response to the token request needs a status', () => {
  expect(previewResult.parse({ status: 'BAD_REQUEST' })).toEqual({ status: 'BAD_REQUEST' })
  expect(previewResult.safeParse({}).success).toBe(false)
})
