import type de from '../../de-DE/header-later/messages.js'
import type { Translation } from '../../translation.js'

export default {
  removed: 'Usunięto z koszyka: „{title}”.',
  removedArticle: 'Artykuł został usunięty z koszyka.',
  removedGiftCard: 'Karta podarunkowa została usunięta z koszyka.',
  undo: 'Cofnij',
  undoItem: 'Cofnij: {title}',
  close: 'Zamknij komunikat',
  restored: '„{title}” jest znowu w koszyku.',
  restoredItem: 'Artykuł jest znowu w koszyku.',
} satisfies Translation<typeof de>
