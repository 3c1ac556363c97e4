import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Termékek keresése',
  placeholder: 'Keresés',
  submit: 'Keresés indítása',
} satisfies Translation<typeof de>
