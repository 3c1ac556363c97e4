/** The A/B test service. */
import * as z from 'zod/mini'
import { TEST_ASSIGNMENT_PATH } from '../../endpoints.js'
import { activeTestsPath } from '../../staff-endpoints.js'
import { SCHEMAS } from '../schemas.js'
import { template, type ServiceCall } from '../service-call.js'
import { ignored } from './parameters.js'

export const testCalls: readonly ServiceCall[] = [
  {
    name: 'assignTests',
    service: 'tests',
    summary: 'Assigns the visitor to the groups of the A/B tests',
    caller: 'The footer when it starts; once per page.',
    spec: 'newsletter-footer-preview-support §7 (call 7)',
    method: 'GET',
    path: TEST_ASSIGNMENT_PATH,
    parameters: {},
    responses: { '2XX': ignored, default: ignored },
  },
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
        schema: SCHEMAS.activeTests,
        example: [{ name: 'advent-calendar', groups: [{ name: 'control' }, { name: 'doors' }] }],
      },
      default: { meaning: 'The call has failed, or the visitor is not staff. The panel says so.' },
    },
  },
]
