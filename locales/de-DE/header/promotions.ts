/** The benefits strip, the promotions and the app banner; figures are those of the specification, word for word. */
export default {
  benefits: 'Ihre Vorteile',
  freeShipping: 'Gratis Versand ab {amount}',
  coffeeShipping: 'Gratis Kaffeeversand ab {amount}',
  newsletter: '10% Rabatt mit dem Newsletter',
  pickup: 'Gratis Abholung & Rückgabe in über 550 Filialen',
  months: '3 Monate Rückgaberecht',
  days: '30 Tage Rückgaberecht',
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
