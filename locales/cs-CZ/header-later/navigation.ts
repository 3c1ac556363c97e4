import type de from '../../de-DE/header-later/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  all: 'Vše v kategorii {title}',
  close: 'Zavřít',
  back: 'Zpět',
  endsOn: 'Končí {date}',
  card: 'Jen s {card}',
} satisfies Translation<typeof de>
