import { BRAND_NAME } from '../../api/brand.js'
import type { SiteSupport } from '../site-facts.js'

export const support: SiteSupport = {
  texts: {
    contactName: `${BRAND_NAME} Polska sp. z o.o.`,
    contactEmail: 'service@shop.example',
    zipLine: '02-672 Warszawa',
    phone: '+48 22 500 00 10',
  },
  lastDay: 5,
  hours: { from: '08:00', to: '18:00' },
  hidesServiceName: true,
}
