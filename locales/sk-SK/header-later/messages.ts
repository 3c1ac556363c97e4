import type de from '../../de-DE/header-later/messages.js'
import type { Translation } from '../../translation.js'

export default {
  removed: 'Položka „{title}“ bola odstránená z košíka.',
  removedArticle: 'Položka bola odstránená z košíka.',
  removedGiftCard: 'Darčeková karta bola odstránená z košíka.',
  undo: 'Vrátiť späť',
  undoItem: 'Vrátiť späť: {title}',
  close: 'Zavrieť správu',
  restored: 'Položka „{title}“ je späť v košíku.',
  restoredItem: 'Položka je späť v košíku.',
} satisfies Translation<typeof de>
