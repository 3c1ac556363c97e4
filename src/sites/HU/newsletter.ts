import type { SiteNewsletter } from '../site-facts.js'

export const newsletter: SiteNewsletter = {
  salutation: 'required',
  names: 'required',
  minimumAge: 16,
  links: {
    contact: 'contact',
    sample: 'newsletter-sample',
    voucher: 'kuponfeltetelek',
    privacy: 'adatvedelem',
  },
}
