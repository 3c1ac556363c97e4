import type { SiteNewsletter } from '../site-facts.js'

export const newsletter: SiteNewsletter = {
  minimumAge: 16,
  links: {
    contact: 'contact',
    sample: 'newsletter-sample',
    voucher: 'warunki-kuponow',
    privacy: 'polityka-prywatnosci',
  },
}
