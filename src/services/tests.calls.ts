/** The contract of the A/B tests, except for the call of the staff's panel: `preview.calls.ts`. */
import { ignored } from './contract/parameters.js'
import type { ServiceCall } from './contract/service-call.js'
import { TEST_ASSIGNMENT_PATH } from './tests.js'

export { TEST_ASSIGNMENT_PATH }

const calls: readonly ServiceCall[] = [
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
]

export default calls
