import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'Odebírat newsletter',
  legal: 'Právní informace',
  countries: 'Vybrat zemi',
  newTab: 'otevře se na nové kartě',
  icons: {
    branch_store: 'Prodejny',
    click_collect: 'Vyzvednutí na prodejně',
    contact: 'Kontakt',
    delivery_via_haulage_company: 'Doručení spediční firmou',
    easy_pay: 'Platba',
    free_shipping: 'Doprava zdarma',
    return_shipping: 'Vrácení zboží',
    service_info: 'Zákaznický servis',
    thirty_day_return: '30 dní na vrácení',
    card: 'Věrnostní karta',
  },
} satisfies Translation<FooterTexts>
