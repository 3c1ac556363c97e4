import type { SiteNewsletter } from '../site-facts.js'

export const newsletter: SiteNewsletter = {
  salutation: 'optional',
  names: 'optional',
  minimumAge: 16,
  links: {
    contact: 'contact',
    sample: 'newsletter-sample',
    voucher: 'gutscheinbedingungen',
    privacy: 'datenschutz',
  },
}
