/** What the header says of the cart; an item's title is as the service gives it. */
export default {
  removed: '„{title}“ wurde aus dem Warenkorb entfernt.',
  removedArticle: 'Der Artikel wurde aus dem Warenkorb entfernt.',
  removedGiftCard: 'Die Geschenkkarte wurde aus dem Warenkorb entfernt.',
  undo: 'Rückgängig machen',
  undoItem: 'Rückgängig machen: {title}',
  close: 'Meldung schließen',
  restored: '„{title}“ liegt wieder im Warenkorb.',
  restoredItem: 'Der Artikel liegt wieder im Warenkorb.',
} as const
