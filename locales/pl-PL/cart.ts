import type { CartPageTexts, CartTexts } from '../de-DE/cart.js'
import type { Translation } from '../translation.js'

const unreadable =
  'Z przyczyn technicznych nie można wyświetlić zawartości koszyka. Prosimy spróbować później.'
const unchangeable = 'W tej chwili nie można zmienić zawartości koszyka. Prosimy spróbować później.'

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
    ITEM_LIMIT: 'Podczas jednych zakupów można kupić maksymalnie {limit:number|number} szt. tego artykułu.',
    AVAILABILITY_LIMIT: 'Dostępnych jest już tylko {limit:number|number} szt. tego artykułu.',
    CART_LIMIT: 'Maksymalna liczba produktów podczas jednych zakupów to {limit:number|number}.',
  },
} satisfies Translation<CartTexts>

export const cartPage = {
  defectiveItemsError: 'Wystąpiły błędy. Prosimy zapoznać się z poniższymi wskazówkami.',
  removeWsacError: 'Nie udało się usunąć kodu rabatowego. Prosimy odczekać kilka minut i spróbować ponownie.',
  removeGiftCardError:
    'Nie udało się usunąć karty podarunkowej. Prosimy odczekać kilka minut i spróbować ponownie.',
} satisfies Translation<CartPageTexts>
