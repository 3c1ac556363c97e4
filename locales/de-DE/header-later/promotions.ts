/** The banners and what is offered with them. */
export default {
  voucherCode: 'Gutscheincode',
  copy: 'Code kopieren',
  copied: 'Kopiert',
  legal: 'Bedingungen',
  newTab: 'öffnet in einem neuen Tab',
  app: 'Unsere App',
  rating: '5 Sterne bei 89k Bewertungen',
  install: 'Installieren',
  closeApp: 'Hinweis auf die App schließen',
} as const
