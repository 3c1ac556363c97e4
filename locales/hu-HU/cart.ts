import type { CartPageTexts, CartTexts } from '../de-DE/cart.js'
import type { Translation } from '../translation.js'

const unreadable = 'A kosár tartalma technikai okok miatt nem jeleníthető meg. Kérjük, próbálja meg később.'
const unchangeable = 'A kosár jelenleg nem módosítható. Kérjük, próbálja meg később.'

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
    ITEM_LIMIT: 'Ebből a termékből vásárlásonként legfeljebb {limit:number|number} darab rendelhető.',
    AVAILABILITY_LIMIT: 'Ebből a termékből már csak {limit:number|number} darab érhető el.',
    CART_LIMIT: 'Vásárlásonként legfeljebb {limit:number|number} termék rendelhető.',
  },
} satisfies Translation<CartTexts>

export const cartPage = {
  defectiveItemsError: 'Hiba történt. Kérjük, olvassa el az alábbi tudnivalókat.',
  removeWsacError:
    'A kuponkódot nem sikerült eltávolítani. Kérjük, várjon néhány percet, majd próbálja újra.',
  removeGiftCardError:
    'Az ajándékkártyát nem sikerült eltávolítani. Kérjük, várjon néhány percet, majd próbálja újra.',
} satisfies Translation<CartPageTexts>
