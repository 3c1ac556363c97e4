import type de from '../../de-DE/header/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  benefits: 'Your benefits',
  freeShipping: 'Free shipping from {amount}',
  coffeeShipping: 'Free coffee shipping from {amount}',
  newsletter: '10% newsletter discount',
  pickup: 'Free pickup & return in over 550 stores',
  months: '3-month right of return',
  days: '30-day right of return',
} satisfies Translation<typeof de>
