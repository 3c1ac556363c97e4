import type { SiteFacts } from '../site-facts.js'

export const HU: SiteFacts = {
  locale: 'hu-HU',
  currency: 'HUF',
  symbol: 'Ft',
  timeZone: 'Europe/Berlin',
  familyNameFirst: true,
  benefits: { returns: { period: 'days', page: 'visszakuldes' } },
}
