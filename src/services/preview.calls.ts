/** The contract of the preview panel for staff. The cookie `StaffAuthToken` says who is staff; the services check it. */
import * as z from 'zod/mini'
import { failed, ignored } from './contract/parameters.js'
import { template, type Parameter, type ServiceCall } from './contract/service-call.js'
import { contractSchemas } from './contract/strict.js'
import {
  activeTestsPath,
  createActiveTests,
  createPreviewResult,
  createPreviewSettings,
  createStaffResponse,
  previewTokenPath,
  STAFF_CHECK_PATH,
  STAFF_LOGOUT_PATH,
  STAFF_RENEWAL_PATH,
} from './preview.js'

export { activeTestsPath, previewTokenPath, STAFF_CHECK_PATH, STAFF_LOGOUT_PATH, STAFF_RENEWAL_PATH }

export const { activeTests, staffResponse, previewSettings, previewResult } = contractSchemas((f) => ({
  activeTests: createActiveTests(f),
  staffResponse: createStaffResponse(f),
  previewSettings: createPreviewSettings(f),
  previewResult: createPreviewResult(f),
}))

const chosen = (meaning: string, example: string): Parameter => ({
  in: 'query',
  meaning,
  example,
  missing: 'if no A/B test is chosen',
})

const calls: readonly ServiceCall[] = [
  {
    name: 'readActiveTests',
    service: 'tests',
    summary: 'The A/B tests that run at a time',
    caller: 'The preview panel, for the time that staff choose.',
    spec: 'newsletter-footer-preview-support §4.3, §7 (call 9)',
    method: 'GET',
    path: template(activeTestsPath(new URLSearchParams())),
    parameters: {
      time: {
        in: 'query',
        meaning: 'The time in ISO 8601, in UTC.',
        example: '2030-01-31T12:00:00.000Z',
        schema: z.iso.datetime(),
      },
    },
    responses: {
      200: {
        meaning: 'The tests and their groups; an empty list if no test runs.',
        schema: activeTests,
        example: [{ name: 'advent-calendar', groups: [{ name: 'control' }, { name: 'doors' }] }],
      },
      default: { meaning: 'The call has failed, or the visitor is not staff. The panel says so.' },
    },
  },
  {
    name: 'checkStaff',
    service: 'preview',
    summary: 'Whether the visitor is a member of staff',
    caller: 'The preview widget when it starts, if the visitor has the cookie `StaffAuthToken`.',
    spec: 'newsletter-footer-preview-support §4.3, §6, §7 (call 11)',
    method: 'GET',
    path: STAFF_CHECK_PATH,
    parameters: {},
    responses: {
      200: {
        meaning: 'If the status is SUCCESS, the panel is loaded and shows the settings in the response.',
        schema: staffResponse,
        example: {
          status: 'SUCCESS',
          dateTime: '2030-01-31T12:00:00.000Z',
          abTestName: 'advent-calendar',
          abTestGroup: 'doors',
        },
      },
      default: { meaning: `${failed.meaning} The panel is not loaded.` },
    },
  },
  {
    name: 'setPreview',
    service: 'preview',
    summary: 'Makes the shop simulate a time and a test',
    caller: 'The preview panel when staff apply their settings.',
    spec: 'newsletter-footer-preview-support §4.3, §7 (call 10); interface §5',
    method: 'POST',
    path: previewTokenPath(''),
    parameters: {
      test: chosen('The name of the A/B test.', 'advent-calendar'),
      group: chosen('The name of its group.', 'doors'),
    },
    body: {
      type: 'application/json',
      schema: previewSettings,
      example: { previewDateTime: '2030-01-31T12:00:00.000Z' },
    },
    responses: {
      200: {
        meaning:
          'If the status is SUCCESS, the service has set the cookie `PreviewToken`. BAD_REQUEST, INTERNAL_ERROR and UNAUTHORIZED are errors.',
        schema: previewResult,
        example: { status: 'SUCCESS' },
      },
      default: { meaning: `${failed.meaning} The panel shows that the settings are not applied.` },
    },
    effect: 'sets the preview for the member of staff',
  },
  {
    name: 'renewStaffLogin',
    service: 'preview',
    summary: 'Keeps a member of staff logged in',
    caller: 'The preview panel, every 5 minutes.',
    spec: 'newsletter-footer-preview-support §7 (call 12)',
    method: 'GET',
    path: STAFF_RENEWAL_PATH,
    parameters: {},
    responses: { '2XX': { meaning: ignored.meaning }, default: failed },
    effect: 'extends the login of the member of staff',
  },
  {
    name: 'logStaffOut',
    service: 'preview',
    summary: 'Logs a member of staff out',
    caller: 'The preview panel’s button.',
    spec: 'newsletter-footer-preview-support §7 (call 13)',
    method: 'GET',
    path: STAFF_LOGOUT_PATH,
    parameters: {},
    responses: {
      '2XX': { meaning: 'The panel is removed. The body is ignored.' },
      default: { meaning: `${failed.meaning} The panel stays.` },
    },
    effect: 'ends the login of the member of staff',
  },
]

export default calls
