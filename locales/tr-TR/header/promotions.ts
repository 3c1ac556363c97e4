import type de from '../../de-DE/header/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  benefits: 'Avantajlarınız',
  freeShipping: '{amount} ve üzeri ücretsiz kargo',
  coffeeShipping: '{amount} ve üzeri kahve siparişlerinde ücretsiz kargo',
  newsletter: 'E-bülten üyelerine 10% indirim',
  pickup: '550’den fazla mağazada ücretsiz teslim alma ve iade',
  months: '3 ay iade hakkı',
  days: '30 gün iade hakkı',
} satisfies Translation<typeof de>
