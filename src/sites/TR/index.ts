import type { SiteFacts } from '../site-facts.js'

export const TR: SiteFacts = {
  locale: 'tr-TR',
  currency: 'TRY',
  symbol: 'TL',
  timeZone: 'Europe/Istanbul',
  benefits: { freeCoffeeShippingFrom: '175\u00a0TL', shippingPage: 'kargo' },
}
