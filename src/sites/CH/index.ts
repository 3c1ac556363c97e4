import type { SiteFacts } from '../site-facts.js'

export const CH: SiteFacts = {
  locale: 'de-CH',
  currency: 'CHF',
  symbol: 'CHF',
  timeZone: 'Europe/Berlin',
  benefits: {
    freeShippingFrom: '30\u00a0CHF',
    shippingPage: 'versandkosten',
    returns: { period: 'months', page: 'rueckgabe' },
  },
}
