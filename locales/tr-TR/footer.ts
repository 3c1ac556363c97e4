import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'E-bültene kaydolun',
  legal: 'Yasal bilgiler',
  countries: 'Ülke seçin',
  newTab: 'yeni sekmede açılır',
} satisfies Translation<FooterTexts>
