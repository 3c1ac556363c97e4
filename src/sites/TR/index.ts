import { BRAND_NAME } from '../../contracts/brand.js'
import type { SiteFacts } from '../site-facts.js'

export const TR: SiteFacts = {
  locale: 'tr-TR',
  currency: 'TRY',
  symbol: 'TL',
  timeZone: 'Europe/Istanbul',
  benefits: { freeCoffeeShippingFrom: '175\u00a0TL', shippingPage: 'kargo' },
  newsletter: {
    names: 'required',
    needsLegalConsent: true,
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      clarification: 'kvkk',
      voucher: 'kupon-kosullari',
      electronic: 'ticari-elektronik-ileti-onay-metni',
    },
  },
  support: {
    texts: {
      contactName: `${BRAND_NAME} Türkiye A.Ş.`,
      contactEmail: 'service@shop.example',
      zipLine: '34394 İstanbul',
      phone: '+90 850 000 01 10',
    },
    lastDay: 7,
    hours: { from: '09:00', to: '19:00' },
  },
  footer: () => import('./footer.js'),
}
