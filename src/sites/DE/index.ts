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
}
