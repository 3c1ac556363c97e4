import { BRAND_NAME } from '../../api/brand.js'
import type { SiteSupport } from '../site-facts.js'

export const support: SiteSupport = {
  texts: {
    contactName: `${BRAND_NAME} Schweiz AG`,
    contactEmail: 'service@shop.example',
    zipLine: '8304 Wallisellen',
    phone: '+41 44 500 00 10',
  },
  lastDay: 5,
  hours: { from: '08:00', to: '18:00' },
}
