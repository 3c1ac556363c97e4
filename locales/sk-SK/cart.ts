import type { CartPageTexts, CartTexts } from '../de-DE/cart.js'
import type { Translation } from '../translation.js'

const unreadable = 'Obsah košíka sa z technických príčin nedá zobraziť. Skúste to, prosím, neskôr.'
const unchangeable = 'Košík sa teraz nedá zmeniť. Skúste to, prosím, neskôr.'

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
    ITEM_LIMIT: 'Z tohto tovaru môžete v rámci jedného nákupu kúpiť najviac {limit:number|number} ks.',
    AVAILABILITY_LIMIT:
      'Z tohto tovaru {{limit:|je||sú|je|je}} k dispozícii už len {limit:number|number} ks.',
    CART_LIMIT:
      'V rámci jedného nákupu môžete kúpiť najviac {limit:number|number} {{|výrobok||výrobky|výrobku|výrobkov}}.',
  },
} satisfies Translation<CartTexts>

export const cartPage = {
  defectiveItemsError: 'Vyskytli sa chyby. Venujte, prosím, pozornosť upozorneniam nižšie.',
  removeWsacError: 'Zľavový kód sa nepodarilo odstrániť. Počkajte, prosím, niekoľko minút a skúste to znova.',
  removeGiftCardError:
    'Darčekovú kartu sa nepodarilo odstrániť. Počkajte, prosím, niekoľko minút a skúste to znova.',
} satisfies Translation<CartPageTexts>
