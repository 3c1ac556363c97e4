import de from '../../de-DE/header-later/search.js'
import type { Translation } from '../../translation.js'

export default {
  ...de,
  close: 'Suche schliessen',
} satisfies Translation<typeof de>
