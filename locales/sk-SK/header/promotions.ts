import type de from '../../de-DE/header/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  benefits: 'Vaše výhody',
  freeShipping: 'Doprava zadarmo od {amount}',
  coffeeShipping: 'Doprava kávy zadarmo od {amount}',
  newsletter: '10% zľava za odber newslettera',
  pickup: 'Vyzdvihnutie a vrátenie zadarmo vo viac ako 550 predajniach',
  months: '3 mesiace na vrátenie tovaru',
  days: '30 dní na vrátenie tovaru',
} satisfies Translation<typeof de>
