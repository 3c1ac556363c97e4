import { BRAND_NAME } from '../../api/brand.js'
import type { SiteSupport } from '../site-facts.js'

export const support: SiteSupport = {
  texts: {
    contactName: `${BRAND_NAME} Budapest Kft.`,
    contactEmail: 'service@shop.example',
    zipLine: '1134 Budapest',
    phone: '+36 1 500 0010',
    callbackUrl: '/service/callback/',
  },
  lastDay: 5,
  hours: { from: '08:00', to: '18:00' },
}
