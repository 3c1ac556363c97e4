import type de from '../../de-DE/header/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  benefits: 'Az Ön előnyei',
  freeShipping: 'Ingyenes szállítás {amount} felett',
  coffeeShipping: 'Ingyenes kávészállítás {amount} felett',
  newsletter: '10% kedvezmény hírlevél-feliratkozóknak',
  pickup: 'Ingyenes átvétel és visszavétel több mint 550 üzletben',
  months: '3 hónapos visszaküldési jog',
  days: '30 napos visszaküldési jog',
} satisfies Translation<typeof de>
