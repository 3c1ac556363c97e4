import { BRAND_NAME } from '../../contracts/brand.js'
import type { SiteFacts } from '../site-facts.js'

export const CZ: SiteFacts = {
  locale: 'cs-CZ',
  currency: 'CZK',
  symbol: 'Kč',
  timeZone: 'Europe/Berlin',
  benefits: {
    freeShippingFrom: '999\u00a0Kč',
    shippingPage: 'doprava',
    returns: { period: 'days', page: 'vraceni' },
  },
  newsletter: {
    minimumAge: 18,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'podminky-poukazu',
      privacy: 'ochrana-osobnich-udaju',
    },
  },
  support: {
    texts: {
      contactName: `${BRAND_NAME} Praha s.r.o.`,
      contactEmail: 'podpora@shop.example',
      zipLine: '140 00 Praha 4',
      phone: '+420 800 000 110',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  footer: () => import('./footer.js'),
}
