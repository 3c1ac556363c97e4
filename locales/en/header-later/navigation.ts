import type de from '../../de-DE/header-later/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  all: 'All of {title}',
  close: 'Close',
  back: 'Back',
  endsOn: 'Ends on {date}',
  card: 'Exclusive with {card}',
} satisfies Translation<typeof de>
