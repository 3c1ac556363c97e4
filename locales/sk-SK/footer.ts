import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'Odoberať newsletter',
  legal: 'Právne informácie',
  countries: 'Vybrať krajinu',
  newTab: 'otvorí sa na novej karte',
} satisfies Translation<FooterTexts>
