import { BRAND_NAME } from '../../api/brand.js'
import type { SiteSupport } from '../site-facts.js'

export const support: SiteSupport = {
  texts: {
    contactName: `${BRAND_NAME} Praha s.r.o.`,
    contactEmail: 'podpora@shop.example',
    zipLine: '140 00 Praha 4',
    phone: '+420 800 000 110',
  },
  lastDay: 5,
  hours: { from: '08:00', to: '18:00' },
}
