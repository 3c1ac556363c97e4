/** The benefits strip; figures are those of the specification, word for word. */
export default {
  benefits: 'Ihre Vorteile',
  freeShipping: 'Gratis Versand ab {amount}',
  coffeeShipping: 'Gratis Kaffeeversand ab {amount}',
  newsletter: '10% Rabatt mit dem Newsletter',
  pickup: 'Gratis Abholung & Rückgabe in über 550 Filialen',
  months: '3 Monate Rückgaberecht',
  days: '30 Tage Rückgaberecht',
} as const
