/** GET /json/psdata, once per page. newsletter-footer-preview-support §7. */
import { newsletterStatus } from '../contracts/newsletter.js'
import type { Host } from './host.js'
import { oncePerPage } from './once.js'

/** @returns the visitor's newsletter status: WAITING_FOR_DOI or SUBSCRIBED, `undefined` if it is unknown */
export const loadNewsletterStatus = (host: Host): Promise<string | undefined> =>
  oncePerPage(host, 'newsletter-status', async () => {
    const answer = await host.call('/json/psdata', { cache: 'no-store', schema: newsletterStatus })
    return answer.ok ? answer.data.nl_status : undefined
  })
