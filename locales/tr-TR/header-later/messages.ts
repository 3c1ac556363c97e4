import type de from '../../de-DE/header-later/messages.js'
import type { Translation } from '../../translation.js'

export default {
  removed: '“{title}” sepetten çıkarıldı.',
  removedArticle: 'Ürün sepetten çıkarıldı.',
  removedGiftCard: 'Hediye kartı sepetten çıkarıldı.',
  undo: 'Geri al',
  undoItem: 'Geri al: {title}',
  close: 'Mesajı kapat',
  restored: '“{title}” yeniden sepetinizde.',
  restoredItem: 'Ürün yeniden sepetinizde.',
} satisfies Translation<typeof de>
