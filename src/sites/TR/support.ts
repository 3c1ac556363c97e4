import { BRAND_NAME } from '../../api/brand.js'
import type { SiteSupport } from '../site-facts.js'

export const support: SiteSupport = {
  texts: {
    contactName: `${BRAND_NAME} Türkiye A.Ş.`,
    contactEmail: 'service@shop.example',
    zipLine: '34394 İstanbul',
    phone: '+90 850 000 01 10',
  },
  lastDay: 7,
  hours: { from: '09:00', to: '19:00' },
}
