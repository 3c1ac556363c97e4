import type de from '../../de-DE/header-later/messages.js'
import type { Translation } from '../../translation.js'

export default {
  removed: '“{title}” was removed from your cart.',
  removedArticle: 'The article was removed from your cart.',
  removedGiftCard: 'The gift card was removed from your cart.',
  undo: 'Undo',
  undoItem: 'Undo: {title}',
  close: 'Close message',
  restored: '“{title}” is back in your cart.',
  restoredItem: 'The article is back in your cart.',
} satisfies Translation<typeof de>
