import { BRAND_NAME } from '../../api/brand.js'
import type { SiteSupport } from '../site-facts.js'

export const support: SiteSupport = {
  texts: {
    contactName: `${BRAND_NAME} Austria GmbH`,
    contactEmail: 'service@shop.example',
    zipLine: '1110 Wien',
    phone: '+43 1 205 00 10',
  },
  lastDay: 5,
  hours: { from: '08:00', to: '18:00' },
}
