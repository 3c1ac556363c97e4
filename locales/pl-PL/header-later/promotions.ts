import type de from '../../de-DE/header-later/promotions.js'
import type { Translation } from '../../translation.js'

export default {
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
