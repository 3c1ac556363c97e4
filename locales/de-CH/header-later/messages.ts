import type de from '../../de-DE/header-later/messages.js'
import type { Translation } from '../../translation.js'

export default {
  removed: '«{title}» wurde aus dem Warenkorb entfernt.',
  removedArticle: 'Der Artikel wurde aus dem Warenkorb entfernt.',
  removedGiftCard: 'Die Geschenkkarte wurde aus dem Warenkorb entfernt.',
  undo: 'Rückgängig machen',
  undoItem: 'Rückgängig machen: {title}',
  close: 'Meldung schliessen',
  restored: '«{title}» liegt wieder im Warenkorb.',
  restoredItem: 'Der Artikel liegt wieder im Warenkorb.',
} satisfies Translation<typeof de>
