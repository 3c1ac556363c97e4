import type { CartPageTexts, CartTexts } from '../de-DE/cart.js'
import type { Translation } from '../translation.js'

const unreadable = 'The contents of your cart cannot be shown for technical reasons. Please try again later.'
const unchangeable = 'Your cart cannot be changed right now. Please try again later.'

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
    ITEM_LIMIT: 'You can buy up to {limit:number|number} of this item per order.',
    AVAILABILITY_LIMIT: 'Only {limit:number|number} of this item left in stock.',
    CART_LIMIT: 'You can buy up to {limit:number|number} {{product|products}} per order.',
  },
} satisfies Translation<CartTexts>

export const cartPage = {
  defectiveItemsError: 'Errors occurred. Please see the notes below.',
  removeWsacError: 'The voucher code could not be removed. Please wait a few minutes and try again.',
  removeGiftCardError: 'The gift card could not be removed. Please wait a few minutes and try again.',
} satisfies Translation<CartPageTexts>
