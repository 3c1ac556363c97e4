import type de from '../../de-DE/header-later/messages.js'
import type { Translation } from '../../translation.js'

export default {
  removed: '„{title}” kikerült a kosárból.',
  removedArticle: 'A termék kikerült a kosárból.',
  removedGiftCard: 'Az ajándékkártya kikerült a kosárból.',
  undo: 'Visszavonás',
  undoItem: 'Visszavonás: {title}',
  close: 'Üzenet bezárása',
  restored: '„{title}” ismét a kosárban van.',
  restoredItem: 'A termék ismét a kosárban van.',
} satisfies Translation<typeof de>
