/** The two psdata calls; each runs once per page. header-search-cart §7, newsletter-footer-preview-support §7. */
import { personalData, userData, type PersonalData } from '../contracts/customer.js'
import { csrfHeader } from './cookies.js'
import type { Host } from './host.js'
import { oncePerPage } from './once.js'

/** @returns `undefined` if the call failed: the visitor counts as logged out */
export const loadPersonalData = (host: Host): Promise<PersonalData | undefined> =>
  oncePerPage(host, 'personal', async () => {
    const answer = await host.call('/service/customerfrontenddata/api/v1/psdata', {
      headers: csrfHeader(host),
      cache: 'no-store',
      schema: personalData,
    })
    return answer.ok ? answer.data : undefined
  })

/** @returns the newsletter status of the visitor: WAITING_FOR_DOI, SUBSCRIBED or nothing known */
export const loadNewsletterStatus = (host: Host): Promise<string | undefined> =>
  oncePerPage(host, 'newsletter-status', async () => {
    const answer = await host.call('/json/psdata', { cache: 'no-store', schema: userData })
    return answer.ok ? answer.data.nl_status : undefined
  })
