import type de from '../../de-DE/header-later/messages.js'
import type { Translation } from '../../translation.js'

export default {
  removed: 'Položka „{title}“ byla odebrána z košíku.',
  removedArticle: 'Položka byla odebrána z košíku.',
  removedGiftCard: 'Dárková karta byla odebrána z košíku.',
  undo: 'Vrátit zpět',
  undoItem: 'Vrátit zpět: {title}',
  close: 'Zavřít zprávu',
  restored: 'Položka „{title}“ je zpět v košíku.',
  restoredItem: 'Položka je zpět v košíku.',
} satisfies Translation<typeof de>
