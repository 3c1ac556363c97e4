import type de from '../../de-DE/header-later/messages.js'
import type { Translation } from '../../translation.js'

export default {
  removed: '« {title} » a été retiré du panier.',
  removedArticle: 'L’article a été retiré du panier.',
  removedGiftCard: 'La carte cadeau a été retirée du panier.',
  undo: 'Annuler',
  undoItem: 'Annuler : {title}',
  close: 'Fermer le message',
  restored: '« {title} » est de nouveau dans le panier.',
  restoredItem: 'L’article est de nouveau dans le panier.',
} satisfies Translation<typeof de>
