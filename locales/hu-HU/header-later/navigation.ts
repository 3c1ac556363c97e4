import type de from '../../de-DE/header-later/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  all: 'Minden: {title}',
  close: 'Bezárás',
  back: 'Vissza',
  endsOn: 'Véget ér: {date}',
  card: 'Csak {card} tulajdonosoknak',
} satisfies Translation<typeof de>
