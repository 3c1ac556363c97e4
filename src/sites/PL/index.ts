import type { SiteFacts } from '../site-facts.js'

export const PL: SiteFacts = {
  locale: 'pl-PL',
  currency: 'PLN',
  symbol: 'zł',
  timeZone: 'Europe/Berlin',
  benefits: { returns: { period: 'days', page: 'zwroty' } },
}
