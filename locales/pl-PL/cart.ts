import type { CartPageTexts, CartTexts } from '../de-DE/cart.js'
import type { Translation } from '../translation.js'

const unreadable =
  'Z przyczyn technicznych nie można wyświetlić zawartości koszyka. Spróbuj ponownie później.'
const unchangeable = 'W tej chwili nie można zmienić zawartości koszyka. Spróbuj ponownie później.'

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
    ITEM_LIMIT:
      'W ramach jednego zamówienia można kupić maksymalnie {limit:number|number} szt. tego produktu.',
    AVAILABILITY_LIMIT:
      'Tego produktu {{limit:|została||zostały|zostało|zostało}} już tylko {limit:number|number} szt.',
    CART_LIMIT:
      'W ramach jednego zamówienia można kupić maksymalnie {limit:number|number} {{|produkt||produkty|produktów|produktu}}.',
  },
} satisfies Translation<CartTexts>

export const cartPage = {
  defectiveItemsError: 'Wystąpiły błędy. Zapoznaj się z poniższymi wskazówkami.',
  removeWsacError: 'Nie udało się usunąć kodu rabatowego. Odczekaj kilka minut i spróbuj ponownie.',
  removeGiftCardError: 'Nie udało się usunąć karty podarunkowej. Odczekaj kilka minut i spróbuj ponownie.',
} satisfies Translation<CartPageTexts>
