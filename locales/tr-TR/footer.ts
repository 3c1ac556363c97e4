import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'E-bültene kaydol',
  legal: 'Yasal bilgiler',
  countries: 'Ülke seç',
  newTab: 'yeni sekmede açılır',
  icons: {
    branch_store: 'Mağazalar',
    click_collect: 'Mağazadan teslim alma',
    contact: 'İletişim',
    delivery_via_haulage_company: 'Nakliye şirketiyle teslimat',
    easy_pay: 'Ödeme',
    free_shipping: 'Ücretsiz kargo',
    return_shipping: 'İade',
    service_info: 'Müşteri hizmetleri',
    thirty_day_return: '30 gün içinde iade',
    card: 'Müşteri kartı',
  },
} satisfies Translation<FooterTexts>
