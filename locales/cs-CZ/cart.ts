import type { CartPageTexts, CartTexts } from '../de-DE/cart.js'
import type { Translation } from '../translation.js'

const unreadable = 'Obsah košíku nelze z technických důvodů zobrazit. Zkuste to prosím později.'
const unchangeable = 'Košík teď nelze změnit. Zkuste to prosím později.'

export default {
  getErrors: {
    UNKNOWN: unreadable,
    CARTSTORAGE_UNAVAILABLE: unreadable,
    PRODUCTDATA_UNAVAILABLE: unreadable,
    PRICE_UNAVAILABLE: unreadable,
    NOT_MODIFIED: unreadable,
    ITEM_LIMIT: unreadable,
    AVAILABILITY_LIMIT: unreadable,
    CART_LIMIT: unreadable,
  },
  setErrors: {
    UNKNOWN: unchangeable,
    CARTSTORAGE_UNAVAILABLE: unchangeable,
    PRODUCTDATA_UNAVAILABLE: unchangeable,
    PRICE_UNAVAILABLE: unchangeable,
    NOT_MODIFIED: unchangeable,
    ITEM_LIMIT: 'Tohoto zboží můžete v rámci jednoho nákupu koupit nejvýše {limit:number|number} ks.',
    AVAILABILITY_LIMIT: 'K dispozici {{limit:|je||jsou|je|je}} už jen {limit:number|number} ks tohoto zboží.',
    CART_LIMIT:
      'V rámci jednoho nákupu můžete koupit nejvýše {limit:number|number} {{|výrobek||výrobky|výrobku|výrobků}}.',
  },
} satisfies Translation<CartTexts>

export const cartPage = {
  defectiveItemsError: 'Došlo k chybám. Věnujte prosím pozornost upozorněním níže.',
  removeWsacError: 'Slevový kód se nepodařilo odebrat. Počkejte prosím několik minut a zkuste to znovu.',
  removeGiftCardError:
    'Dárkovou kartu se nepodařilo odebrat. Počkejte prosím několik minut a zkuste to znovu.',
} satisfies Translation<CartPageTexts>
