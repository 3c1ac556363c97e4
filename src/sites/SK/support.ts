import { BRAND_NAME } from '../../api/brand.js'
import type { SiteSupport } from '../site-facts.js'

export const support: SiteSupport = {
  texts: {
    contactName: `${BRAND_NAME} Slovensko s.r.o.`,
    contactEmail: 'podpora@shop.example',
    zipLine: '821 09 Bratislava',
    phone: '+421 800 000 110',
  },
  lastDay: 5,
  hours: { from: '08:00', to: '18:00' },
}
