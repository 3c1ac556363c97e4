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
}
