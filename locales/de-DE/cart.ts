/** The messages for failed calls of the cart (header-search-cart §8), by the service's error code. */
const unreadable =
  'Der Inhalt Ihres Warenkorbs kann aus technischen Gründen nicht angezeigt werden. Bitte versuchen Sie es später noch einmal.'
const unchangeable =
  'Ihr Warenkorb kann gerade nicht geändert werden. Bitte versuchen Sie es später noch einmal.'

const cart = {
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
      'Von diesem Artikel können Sie leider maximal {limit:number|number} Stück pro Einkauf erwerben.',
    AVAILABILITY_LIMIT:
      'Von diesem Artikel {{limit:ist|sind}} leider nur noch {limit:number|number} Stück verfügbar.',
    CART_LIMIT: 'Sie können leider maximal {limit:number|number} {{Produkt|Produkte}} pro Einkauf erwerben.',
  },
} as const
export default cart
export type CartTexts = typeof cart

/**
 * Texts for the shop's own cart page, from `Shop.cart.message`. The header shows `removeGiftCardError`, too.
 * header-search-cart §8.
 */
export const cartPage = {
  defectiveItemsError: 'Es sind Fehler aufgetreten. Bitte beachten Sie die Hinweise unten.',
  removeWsacError:
    'Der Gutscheincode konnte nicht entfernt werden. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  removeGiftCardError:
    'Die Geschenkkarte konnte nicht entfernt werden. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
} as const
export type CartPageTexts = typeof cartPage
