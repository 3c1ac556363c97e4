import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  newsletter: 'S naším newsletterem ušetříte 10% a neuteče vám žádná novinka.',
  subscribe: 'Odebírat newsletter',
  legal: 'Právní informace',
  countries: 'Vybrat zemi',
  newTab: 'otevře se na nové kartě',
} satisfies Translation<FooterTexts>
