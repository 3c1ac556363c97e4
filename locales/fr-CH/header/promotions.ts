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
} satisfies Translation<typeof de>
