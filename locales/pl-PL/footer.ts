import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'Zapisz się do newslettera',
  legal: 'Informacje prawne',
  countries: 'Wybierz kraj',
  newTab: 'otwiera się w nowej karcie',
  icons: {
    branch_store: 'Sklepy',
    click_collect: 'Odbiór w sklepie',
    contact: 'Kontakt',
    delivery_via_haulage_company: 'Dostawa firmą spedycyjną',
    easy_pay: 'Płatność',
    free_shipping: 'Darmowa dostawa',
    return_shipping: 'Zwroty',
    service_info: 'Obsługa klienta',
    thirty_day_return: '30 dni na zwrot',
    card: 'Karta klienta',
  },
} satisfies Translation<FooterTexts>
