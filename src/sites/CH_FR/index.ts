import { BRAND_NAME } from '../../contracts/brand.js'
import type { SiteFacts } from '../site-facts.js'

export const CH_FR: SiteFacts = {
  locale: 'fr-CH',
  currency: 'CHF',
  symbol: 'CHF',
  timeZone: 'Europe/Berlin',
  benefits: {
    freeShippingFrom: '30\u00a0CHF',
    shippingPage: 'frais-de-livraison',
    returns: { period: 'months', page: 'retours' },
  },
  newsletter: {
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'conditions-bons',
      privacy: 'protection-des-donnees',
    },
  },
  support: {
    texts: {
      contactName: `${BRAND_NAME} Suisse SA`,
      contactEmail: 'service@shop.example',
      zipLine: '8304 Wallisellen',
      phone: '+41 44 500 00 10',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  footer: () => import('./footer.js'),
}
