import { expect, it } from 'vitest'
import { lenient } from '../../src/services/fields.js'
import {
  createActiveTests,
  createPreviewResult,
  createPreviewSettings,
  createStaffResponse,
} from '../../src/services/preview.js'

const activeTests = createActiveTests(lenient)
const staffResponse = createStaffResponse(lenient)
const previewSettings = createPreviewSettings(lenient)
const previewResult = createPreviewResult(lenient)

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

it('the token request needs a date, and its response a status', () => {
  expect(previewSettings.safeParse({ previewDateTime: '' }).success).toBe(false)
  expect(previewSettings.parse({ previewDateTime: '2026-05-01' })).toEqual({ previewDateTime: '2026-05-01' })
  expect(previewResult.parse({ status: 'BAD_REQUEST' })).toEqual({ status: 'BAD_REQUEST' })
  expect(previewResult.safeParse({}).success).toBe(false)
})
