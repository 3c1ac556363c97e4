import type de from '../../de-DE/header-later/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  all: 'Wszystko w kategorii {title}',
  close: 'Zamknij',
  back: 'Wstecz',
  endsOn: 'Kończy się {date}',
  card: 'Tylko z {card}',
} satisfies Translation<typeof de>
