/** GET /json/psdata: WAITING_FOR_DOI and SUBSCRIBED hide the footer's form. newsletter-footer-preview-support §7. */
import * as z from 'zod/mini'
import { maybe, text } from './shape.js'

export const newsletterStatus = z.object({ nl_status: maybe(text(40)) })
