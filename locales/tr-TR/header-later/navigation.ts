import type de from '../../de-DE/header-later/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  all: '{title}: tümü',
  close: 'Kapat',
  back: 'Geri',
  endsOn: 'Son gün: {date}',
  card: '{card} sahiplerine özel',
} satisfies Translation<typeof de>
