import type { CartPageTexts, CartTexts } from '../de-DE/cart.js'
import type { Translation } from '../translation.js'

const unreadable =
  'Pour des raisons techniques, le contenu de votre panier ne peut pas être affiché. Veuillez réessayer plus tard.'
const unchangeable = 'Votre panier ne peut pas être modifié pour le moment. Veuillez réessayer plus tard.'

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
      'Vous pouvez acheter au maximum {limit:number|number} {{exemplaire|exemplaires}} de cet article par commande.',
    AVAILABILITY_LIMIT:
      'Il ne reste plus que {limit:number|number} {{exemplaire|exemplaires}} de cet article en stock.',
    CART_LIMIT: 'Vous pouvez acheter au maximum {limit:number|number} {{produit|produits}} par commande.',
  },
} satisfies Translation<CartTexts>

export const cartPage = {
  defectiveItemsError: 'Des erreurs se sont produites. Veuillez tenir compte des remarques ci-dessous.',
  removeWsacError:
    'Le code promo n’a pas pu être supprimé. Veuillez patienter quelques minutes et réessayer.',
  removeGiftCardError:
    'La carte cadeau n’a pas pu être supprimée. Veuillez patienter quelques minutes et réessayer.',
} satisfies Translation<CartPageTexts>
