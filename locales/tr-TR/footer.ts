import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'E-bültene kaydol',
  legal: 'Yasal bilgiler',
  countries: 'Ülke seç',
  newTab: 'yeni sekmede açılır',
} satisfies Translation<FooterTexts>
