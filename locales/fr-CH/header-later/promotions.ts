import type de from '../../de-DE/header-later/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  voucherCode: 'Code promo',
  copy: 'Copier le code',
  copied: 'Copié',
  legal: 'Conditions',
  newTab: 's’ouvre dans un nouvel onglet',
  app: 'Notre app',
  rating: '5 étoiles pour 89k évaluations',
  install: 'Installer',
  closeApp: 'Fermer l’info sur l’app',
} satisfies Translation<typeof de>
