/** The cart in a widget. It knows the API only: a widget does not bring the cart's code along. */
import { useEffect, useState } from 'react'
import type { CartApi, CartState } from '../../loader/protocol.js'

/** @returns `undefined` where there is no cart, as on a server */
export function useCart(cart: CartApi | undefined): CartState | undefined {
  const [state, setState] = useState(cart?.state)
  useEffect(() => {
    if (!cart) return
    // What happened between rendering and this effect.
    setState(cart.state)
    return cart.subscribe(setState)
  }, [cart])
  return state
}
