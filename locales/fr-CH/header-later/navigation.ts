import type de from '../../de-DE/header-later/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  all: 'Tout voir : {title}',
  close: 'Fermer',
  back: 'Retour',
  endsOn: 'Jusqu’au {date}',
  card: 'En exclusivité avec {card}',
} satisfies Translation<typeof de>
