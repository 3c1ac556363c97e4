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
}
