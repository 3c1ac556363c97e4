import type de from '../../de-DE/header/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  benefits: 'Twoje korzyści',
  freeShipping: 'Darmowa dostawa od {amount}',
  coffeeShipping: 'Darmowa dostawa kawy od {amount}',
  newsletter: '10% rabatu za zapis do newslettera',
  pickup: 'Bezpłatny odbiór i zwrot w ponad 550 sklepach',
  months: '3 miesiące na zwrot',
  days: '30 dni na zwrot',
  voucherCode: 'Kod rabatowy',
  copy: 'Skopiuj kod',
  copied: 'Skopiowano',
  legal: 'Warunki',
  newTab: 'otwiera się w nowej karcie',
  app: 'Nasza aplikacja',
  rating: '5 gwiazdek, 89k ocen',
  install: 'Zainstaluj',
  closeApp: 'Zamknij informację o aplikacji',
} satisfies Translation<typeof de>
