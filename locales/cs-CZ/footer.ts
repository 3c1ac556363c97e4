import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'Odebírat newsletter',
  legal: 'Právní informace',
  countries: 'Vybrat zemi',
  newTab: 'otevře se na nové kartě',
} satisfies Translation<FooterTexts>
