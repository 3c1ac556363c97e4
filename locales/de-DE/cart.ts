/** What the cart says when a call fails (header-search-cart §8), by the service's error code. */
import type { Translation } from '../translation.js'

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
    ITEM_LIMIT: 'Von diesem Artikel können Sie leider maximal {limit} Stück pro Einkauf erwerben.',
    AVAILABILITY_LIMIT: 'Von diesem Artikel sind leider nur noch {limit} Stück verfügbar.',
    CART_LIMIT: 'Sie können leider maximal {limit} Produkte pro Einkauf erwerben.',
  },
} as const
export default cart
export type CartTexts = Translation<typeof cart>

/** For a shop's own cart page; no widget shows them, so no visitor downloads them. */
export const cartPage = {
  defectiveItemsError: 'Es sind Fehler aufgetreten. Bitte beachten Sie die Hinweise unten.',
  removeWsacError:
    'Der Gutscheincode konnte nicht entfernt werden. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  removeGiftCardError:
    'Die Geschenkkarte konnte nicht entfernt werden. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
} as const
export type CartPageTexts = Translation<typeof cartPage>
