import { BRAND_NAME } from '../../contracts/brand.js'
import type { SiteFacts } from '../site-facts.js'

export const AT: SiteFacts = {
  locale: 'de-AT',
  currency: 'EUR',
  symbol: 'Euro',
  timeZone: 'Europe/Berlin',
  benefits: { freeShippingFrom: '20\u00a0EUR', shippingPage: 'versandkosten' },
  newsletter: {
    salutation: 'optional',
    names: 'optional',
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'gutscheinbedingungen',
      privacy: 'datenschutz',
    },
  },
  support: {
    texts: {
      contactName: `${BRAND_NAME} Austria GmbH`,
      contactEmail: 'service@shop.example',
      zipLine: '1110 Wien',
      phone: '+43 1 205 00 10',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  footer: () => import('./footer.js'),
}
