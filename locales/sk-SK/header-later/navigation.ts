import type de from '../../de-DE/header-later/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  all: 'Všetko v kategórii {title}',
  close: 'Zavrieť',
  back: 'Späť',
  endsOn: 'Končí {date}',
  card: 'Len s {card}',
} satisfies Translation<typeof de>
