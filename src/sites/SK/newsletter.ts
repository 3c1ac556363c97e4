import type { SiteNewsletter } from '../site-facts.js'

export const newsletter: SiteNewsletter = {
  minimumAge: 18,
  links: {
    contact: 'contact',
    sample: 'newsletter-sample',
    voucher: 'podmienky-poukazov',
    privacy: 'ochrana-osobnych-udajov',
  },
}
