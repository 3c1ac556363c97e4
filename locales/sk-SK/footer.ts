import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'Odoberať newsletter',
  legal: 'Právne informácie',
  countries: 'Vybrať krajinu',
  newTab: 'otvorí sa na novej karte',
  icons: {
    branch_store: 'Predajne',
    click_collect: 'Vyzdvihnutie v predajni',
    contact: 'Kontakt',
    delivery_via_haulage_company: 'Doručenie špedičnou firmou',
    easy_pay: 'Platba',
    free_shipping: 'Doprava zadarmo',
    return_shipping: 'Vrátenie tovaru',
    service_info: 'Zákaznícky servis',
    thirty_day_return: '30 dní na vrátenie',
    card: 'Vernostná karta',
  },
} satisfies Translation<FooterTexts>
