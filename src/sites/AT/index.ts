import type { SiteFacts } from '../site-facts.js'

export const AT: SiteFacts = {
  locale: 'de-AT',
  currency: 'EUR',
  symbol: 'Euro',
  timeZone: 'Europe/Berlin',
  benefits: { freeShippingFrom: '20\u00a0EUR', shippingPage: 'versandkosten' },
}
