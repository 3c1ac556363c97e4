import { BRAND_NAME } from '../../contracts/brand.js'
import type { SiteFacts } from '../site-facts.js'

export const DE: SiteFacts = {
  locale: 'de-DE',
  currency: 'EUR',
  symbol: 'Euro',
  hidesSymbol: true,
  timeZone: 'Europe/Berlin',
  benefits: { freeShippingFrom: '20\u00a0EUR', shippingPage: 'versandkosten', hasPickup: true },
  searchPages: { agb: '/agb-s400007325.html' },
  showsThemeWorldEndDay: true,
  newsletter: {
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
      contactName: `${BRAND_NAME} GmbH`,
      contactEmail: 'service@shop.example',
      zipLine: '20457 Hamburg',
      phone: '+49 40 66969 100',
    },
    lastDay: 6,
    hours: { from: '08:00', to: '20:00' },
  },
  footer: () => import('./footer.js'),
}
