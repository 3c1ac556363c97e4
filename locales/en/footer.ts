import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'Subscribe to the newsletter',
  legal: 'Legal information',
  countries: 'Choose a country',
  newTab: 'opens in a new tab',
  icons: {
    branch_store: 'Stores',
    click_collect: 'Click & collect',
    contact: 'Contact',
    delivery_via_haulage_company: 'Delivery by haulier',
    easy_pay: 'Payment',
    free_shipping: 'Free delivery',
    return_shipping: 'Returns',
    service_info: 'Service',
    thirty_day_return: '30-day returns',
    card: 'Loyalty card',
  },
} satisfies Translation<FooterTexts>
