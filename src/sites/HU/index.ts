import { BRAND_NAME } from '../../contracts/brand.js'
import type { SiteFacts } from '../site-facts.js'

export const HU: SiteFacts = {
  locale: 'hu-HU',
  currency: 'HUF',
  symbol: 'Ft',
  timeZone: 'Europe/Berlin',
  familyNameFirst: true,
  benefits: { returns: { period: 'days', page: 'visszakuldes' } },
  newsletter: {
    salutation: 'required',
    names: 'required',
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'kuponfeltetelek',
      privacy: 'adatvedelem',
    },
  },
  support: {
    texts: {
      contactName: `${BRAND_NAME} Budapest Kft.`,
      contactEmail: 'service@shop.example',
      zipLine: '1134 Budapest',
      phone: '+36 1 500 0010',
      callbackUrl: '/service/callback/',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  footer: () => import('./footer.js'),
}
