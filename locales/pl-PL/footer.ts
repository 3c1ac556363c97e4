import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'Zapisz się do newslettera',
  legal: 'Informacje prawne',
  countries: 'Wybierz kraj',
  newTab: 'otwiera się w nowej karcie',
} satisfies Translation<FooterTexts>
