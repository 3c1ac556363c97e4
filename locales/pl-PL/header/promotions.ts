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
} satisfies Translation<typeof de>
