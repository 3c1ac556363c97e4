/** The contract of the cart service. */
import * as z from 'zod/mini'
import { CART_ERROR_CODES } from '../api/cart.js'
import { cartPath, createCartError, createCartResponse } from './cart.js'
import { cartArguments } from './cart-arguments.js'
import { template, type ServiceCall, type ServiceResponse } from './contract/service-call.js'
import { csrfToken, longtermToken } from './contract/parameters.js'
import { contractSchemas } from './contract/strict.js'

export { cartPath }

export const { cartResponse, cartError, cartChange } = contractSchemas((f) => ({
  cartResponse: createCartResponse(f),
  /** Why the cart cannot be read or changed. The widgets treat other codes as UNKNOWN. header-search-cart §8. */
  cartError: z.extend(createCartError(f), { error: z.enum(CART_ERROR_CODES) }),
  /** A change of the cart: an object with exactly one key. header-search-cart §7; interface §5. */
  cartChange: z.union([
    f.closed(z.object({ setArticle: f.closed(cartArguments.setArticle) })),
    f.closed(z.object({ setFreeArticle: f.closed(cartArguments.setFreeArticle) })),
    f.closed(z.object({ setGiftCard: f.closed(cartArguments.setGiftCard) })),
    f.closed(z.object({ setPartnerProduct: f.closed(cartArguments.setPartnerProduct) })),
    f.closed(z.object({ deleteSubscription: f.closed(cartArguments.deleteSubscription) })),
  ]),
}))

const headers = { 'X-CSRF-Token': csrfToken, 'X-LongtermToken': longtermToken }

const article = { productId: '42', tcm: 'A', title: 'Filter coffee', quantity: 1, availability: 'AVAILABLE' }
const cart = {
  numberOfArticles: 1,
  articles: [article],
  freeArticles: [{ productId: '7', campaignId: 'spring', quantity: { quantity: 1 } }],
  giftCards: [{ article: { productId: '900', quantity: 1 } }],
  partnerProducts: [{ partnerProductId: 'phone', totalQuantity: 1 }],
  subscriptions: [{ subscriptionConfigurationId: 'monthly' }],
  defectiveArticles: [],
  defectiveGiftCards: [],
  defectivePartnerProducts: [],
  defectiveSubscriptions: [],
}

const refused = (meaning: string): ServiceResponse => ({
  meaning: `${meaning} \`limit\` is the limit in pieces, for codes that have one.`,
  schema: cartError,
  example: { error: 'ITEM_LIMIT', limit: 10 },
})

const calls: readonly ServiceCall[] = [
  {
    name: 'readCart',
    service: 'cart',
    summary: 'The visitor’s cart',
    caller:
      'The header when it starts, the first use of `Shop.cart`, and `Shop.cart.load()`. Again after the event `cart-update`, and when the visitor returns to the page or is online again.',
    spec: 'header-search-cart §7; interface §5',
    method: 'GET',
    path: template(cartPath()),
    parameters: {
      ...headers,
      forceReload: {
        in: 'query',
        meaning: 'The service reloads its own copy of the cart.',
        example: 'true',
        schema: z.literal('true'),
        missing: 'if the copy is good enough',
      },
    },
    responses: {
      200: {
        meaning: 'The cart. A missing list counts as empty.',
        schema: cartResponse,
        example: { cart },
      },
      default: refused('The cart cannot be read. The header shows a message.'),
    },
  },
  {
    name: 'changeCart',
    service: 'cart',
    summary: 'A change to the cart',
    caller: 'The header and the methods of `Shop.cart`, one change at a time.',
    spec: 'header-search-cart §7, §8; interface §5',
    method: 'PUT',
    path: template(cartPath()),
    parameters: headers,
    body: {
      type: 'application/json',
      schema: cartChange,
      example: { setArticle: { productId: '42', tcm: 'A', quantity: 1 } },
    },
    responses: {
      200: {
        meaning: 'The change is made. The response contains the whole cart, and the added article.',
        schema: cartResponse,
        example: { cart, addedProduct: article },
      },
      304: { meaning: 'There was nothing to change. The widgets show no message.' },
      default: refused('The change is refused. The widgets revert it and show a message with the limit.'),
    },
    effect: 'changes the visitor’s cart',
  },
]

export default calls
