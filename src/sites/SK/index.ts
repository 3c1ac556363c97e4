import { BRAND_NAME } from '../../contracts/brand.js'
import type { SiteFacts } from '../site-facts.js'

export const SK: SiteFacts = {
  locale: 'sk-SK',
  currency: 'EUR',
  symbol: 'Euro',
  timeZone: 'Europe/Berlin',
  benefits: {
    freeShippingFrom: '40\u00a0€',
    shippingPage: 'doprava',
    returns: { period: 'days', page: 'vratenie' },
  },
  newsletter: {
    minimumAge: 18,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'podmienky-poukazov',
      privacy: 'ochrana-osobnych-udajov',
    },
  },
  support: {
    texts: {
      contactName: `${BRAND_NAME} Slovensko s.r.o.`,
      contactEmail: 'podpora@shop.example',
      zipLine: '821 09 Bratislava',
      phone: '+421 800 000 110',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  footer: () => import('./footer.js'),
}
