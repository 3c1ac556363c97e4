import { BRAND_NAME } from '../../api/brand.js'
import type { SiteSupport } from '../site-facts.js'

export const support: SiteSupport = {
  texts: {
    contactName: `${BRAND_NAME} GmbH`,
    contactEmail: 'service@shop.example',
    zipLine: '20457 Hamburg',
    phone: '+49 40 66969 100',
  },
  lastDay: 6,
  hours: { from: '08:00', to: '20:00' },
}
