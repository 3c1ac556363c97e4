import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  newsletter: 'Hírlevelünkkel 10%-ot takaríthat meg, és egyetlen újdonságról sem marad le.',
  subscribe: 'Feliratkozás a hírlevélre',
  legal: 'Jogi információk',
  countries: 'Ország kiválasztása',
  newTab: 'új lapon nyílik meg',
} satisfies Translation<FooterTexts>
