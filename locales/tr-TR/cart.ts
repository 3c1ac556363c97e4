import type { CartPageTexts, CartTexts } from '../de-DE/cart.js'
import type { Translation } from '../translation.js'

const unreadable =
  'Sepetinizin içeriği teknik nedenlerden dolayı görüntülenemiyor. Lütfen daha sonra tekrar deneyin.'
const unchangeable = 'Sepetiniz şu anda değiştirilemiyor. Lütfen daha sonra tekrar deneyin.'

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
    ITEM_LIMIT: 'Bu üründen alışveriş başına en fazla {limit:number|number} adet satın alabilirsiniz.',
    AVAILABILITY_LIMIT: 'Bu üründen yalnızca {limit:number|number} adet kaldı.',
    CART_LIMIT: 'Alışveriş başına en fazla {limit:number|number} ürün satın alabilirsiniz.',
  },
} satisfies Translation<CartTexts>

export const cartPage = {
  defectiveItemsError: 'Hatalar oluştu. Lütfen aşağıdaki uyarıları dikkate alın.',
  removeWsacError: 'Kupon kodu kaldırılamadı. Lütfen birkaç dakika bekleyip tekrar deneyin.',
  removeGiftCardError: 'Hediye kartı kaldırılamadı. Lütfen birkaç dakika bekleyip tekrar deneyin.',
} satisfies Translation<CartPageTexts>
