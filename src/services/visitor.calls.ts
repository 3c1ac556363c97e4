/** The contract about the visitor: what the shop knows about them. */
import * as z from 'zod/mini'
import { csrfToken, failed } from './contract/parameters.js'
import type { ServiceCall } from './contract/service-call.js'
import { contractSchemas } from './contract/strict.js'
import {
  createNewsletterStatus,
  createVisitorResponse,
  NEWSLETTER_STATUS_PATH,
  VISITOR_PATH,
} from './visitor.js'

export { NEWSLETTER_STATUS_PATH, VISITOR_PATH }

export const { visitorResponse, newsletterStatus } = contractSchemas((f) => ({
  /** LOGGED_OUT and no `tracking` mean the same. */
  visitorResponse: z.extend(createVisitorResponse(f), {
    tracking: z.optional(z.object({ loginStatus: z.enum(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']) })),
  }),
  newsletterStatus: createNewsletterStatus(f),
}))

const calls: readonly ServiceCall[] = [
  {
    name: 'readVisitor',
    service: 'visitor',
    summary: 'Who the visitor is',
    caller: 'The header when it starts, but not a reduced one, and `Shop.customer()`; once per page.',
    spec: 'header-search-cart §3, §4, §7',
    method: 'GET',
    path: VISITOR_PATH,
    parameters: { 'X-CSRF-Token': csrfToken },
    responses: {
      200: {
        meaning: 'The login status, and the data of a visitor who is logged in or remembered.',
        schema: visitorResponse,
        example: {
          tracking: { loginStatus: 'LOGGED_IN' },
          customer: {
            statuses: { isCommunityMember: true, isshopcardMember: false },
            loyaltyBeans: 120,
            firstname: 'Ann',
            lastname: 'Example',
          },
        },
      },
      default: { meaning: `${failed.meaning} The visitor counts as logged out.` },
    },
  },
  {
    name: 'readNewsletterStatus',
    service: 'visitor',
    summary: 'The visitor’s newsletter status',
    caller: 'The footer before it shows the newsletter form; once per page.',
    spec: 'newsletter-footer-preview-support §7 (call 6); interface §5',
    method: 'GET',
    path: NEWSLETTER_STATUS_PATH,
    parameters: {},
    responses: {
      200: {
        meaning: 'The footer hides the form for WAITING_FOR_DOI and SUBSCRIBED.',
        schema: newsletterStatus,
        example: { nl_status: 'SUBSCRIBED' },
      },
      default: { meaning: `${failed.meaning} The form is shown.` },
    },
  },
]

export default calls
