/** Shows wrong calls of `Shop`. They only reject their promise, which many pages ignore. */
import { CART_METHODS } from '../../api/cart.js'
import type { Shop } from '../../api/shop.js'
import { codeOf, messageOf } from '../../host/errors.js'
import { print } from './print.js'

/** The codes of wrong calls. Other errors are also reported with `shop-error`, so they are shown already. */
const CODES = ['INVALID_ARGUMENT', 'NOT_FOUND']

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>

function showWrongCalls(methods: object, names: readonly string[]): void {
  for (const name of names) {
    const method = (methods as Methods)[name]!
    ;(methods as Methods)[name] = (...args) => {
      const promise = method(...args)
      promise.catch((error: unknown) => {
        const code = codeOf(error) ?? ''
        if (CODES.includes(code)) print(`page: ${code}, ${messageOf(error)}`)
      })
      return promise
    }
  }
}

/** Calls that were made before this code was loaded are not shown. */
export function watchWrongCalls(shop: Shop): void {
  showWrongCalls(shop, ['mount'])
  showWrongCalls(shop.cart, CART_METHODS)
}
