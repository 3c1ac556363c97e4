import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  newsletter: 'E-bültenimize kaydolun, %10 indirim kazanın ve hiçbir yeniliği kaçırmayın.',
  subscribe: 'E-bültene kaydolun',
  legal: 'Yasal bilgiler',
  countries: 'Ülke seçin',
  newTab: 'yeni sekmede açılır',
} satisfies Translation<FooterTexts>
