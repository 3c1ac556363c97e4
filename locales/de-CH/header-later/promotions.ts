import de from '../../de-DE/header-later/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  ...de,
  closeApp: 'Hinweis auf die App schliessen',
} satisfies Translation<typeof de>
