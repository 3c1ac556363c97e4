import type de from '../../de-DE/header/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  benefits: 'Vos avantages',
  freeShipping: 'Livraison gratuite dès {amount}',
  coffeeShipping: 'Livraison de café gratuite dès {amount}',
  newsletter: '10% de rabais avec la newsletter',
  pickup: 'Retrait et retour gratuits dans plus de 550 boutiques',
  months: 'Droit de retour de 3 mois',
  days: 'Droit de retour de 30 jours',
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
