import type de from '../../de-DE/header-later/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  voucherCode: 'Kód kupónu',
  copy: 'Kopírovať kód',
  copied: 'Skopírované',
  legal: 'Podmienky',
  newTab: 'otvorí sa na novej karte',
  app: 'Naša aplikácia',
  rating: '5 hviezdičiek, 89k hodnotení',
  install: 'Nainštalovať',
  closeApp: 'Zavrieť upozornenie na aplikáciu',
} satisfies Translation<typeof de>
