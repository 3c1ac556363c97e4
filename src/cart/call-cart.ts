/** Calls the cart service. */
import {
  cartPath,
  createCartError,
  createCartResponse,
  type CartFailure,
  type CartResponse,
} from '../services/cart.js'
import type { CallRequest, CallResult } from '../host/call.js'
import type { Host } from '../host/host.js'
import { cartHeaders } from './headers.js'

export const cartResponse = createCartResponse()
const cartError = createCartError()

type CartRequest = Omit<CallRequest<CartResponse, CartFailure>, 'headers' | 'schema' | 'errorSchema'>

/** @param isForced  makes the service reload its own copy of the cart */
export const callCart = (
  host: Host,
  request: CartRequest,
  isForced?: boolean,
): Promise<CallResult<CartResponse, CartFailure>> =>
  host.call(cartPath(isForced), {
    ...request,
    headers: cartHeaders(host),
    schema: cartResponse,
    errorSchema: cartError,
  })
