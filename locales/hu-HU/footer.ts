import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'Feliratkozás a hírlevélre',
  legal: 'Jogi információk',
  countries: 'Ország kiválasztása',
  newTab: 'új lapon nyílik meg',
} satisfies Translation<FooterTexts>
