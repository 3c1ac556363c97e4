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
}
