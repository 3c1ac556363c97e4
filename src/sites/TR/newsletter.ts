import type { SiteNewsletter } from '../site-facts.js'

export const newsletter: SiteNewsletter = {
  names: 'required',
  needsLegalConsent: true,
  minimumAge: 16,
  links: {
    contact: 'contact',
    sample: 'newsletter-sample',
    clarification: 'kvkk',
    voucher: 'kupon-kosullari',
    electronic: 'ticari-elektronik-ileti-onay-metni',
  },
}
