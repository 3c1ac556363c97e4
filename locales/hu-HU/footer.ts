import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'Feliratkozás a hírlevélre',
  legal: 'Jogi információk',
  countries: 'Ország kiválasztása',
  newTab: 'új lapon nyílik meg',
  icons: {
    branch_store: 'Üzletek',
    click_collect: 'Átvétel üzletben',
    contact: 'Kapcsolat',
    delivery_via_haulage_company: 'Kiszállítás fuvarozóval',
    easy_pay: 'Fizetés',
    free_shipping: 'Ingyenes szállítás',
    return_shipping: 'Visszaküldés',
    service_info: 'Ügyfélszolgálat',
    thirty_day_return: '30 napos visszaküldés',
    card: 'Hűségkártya',
  },
} satisfies Translation<FooterTexts>
