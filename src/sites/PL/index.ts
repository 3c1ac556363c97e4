import { BRAND_NAME } from '../../contracts/brand.js'
import type { SiteFacts } from '../site-facts.js'

export const PL: SiteFacts = {
  locale: 'pl-PL',
  currency: 'PLN',
  symbol: 'zł',
  timeZone: 'Europe/Berlin',
  benefits: { returns: { period: 'days', page: 'zwroty' } },
  newsletter: {
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'warunki-kuponow',
      privacy: 'polityka-prywatnosci',
    },
  },
  support: {
    texts: {
      contactName: `${BRAND_NAME} Polska sp. z o.o.`,
      contactEmail: 'service@shop.example',
      zipLine: '02-672 Warszawa',
      phone: '+48 22 500 00 10',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
    hidesServiceName: true,
  },
  footer: () => import('./footer.js'),
}
