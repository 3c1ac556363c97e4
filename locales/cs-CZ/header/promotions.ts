import type de from '../../de-DE/header/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  benefits: 'Vaše výhody',
  freeShipping: 'Doprava zdarma od {amount}',
  coffeeShipping: 'Doprava kávy zdarma od {amount}',
  newsletter: '10% sleva za odběr newsletteru',
  pickup: 'Vyzvednutí a vrácení zdarma ve více než 550 prodejnách',
  months: '3 měsíce na vrácení zboží',
  days: '30 dní na vrácení zboží',
} satisfies Translation<typeof de>
