/**
 * The cart service of a test shop. It accepts every product and responds at once, unless the test makes a call fail or
 * delays the responses. The cart itself is the real one, so a test shop simulates nothing else.
 */
import type { Article, Cart, CartChange } from '../api/cart.js'
import { EMPTY_CART } from '../api/empty-cart.js'
import { applyChange } from '../cart/apply-change.js'
import { pieces } from '../page/cart-atoms.js'
import type { Call, CallRequest } from '../host/call.js'
import { isFromService, type PlannedFailures } from './shop-failures.js'

/** Counts the pieces in a cart, unless the test sets their number. */
export const completeCart = (given: Partial<Cart>): Cart => ({
  ...EMPTY_CART,
  numberOfArticles: (given.articles ?? []).reduce((sum, { quantity }) => sum + pieces(quantity), 0),
  ...given,
})

/** The article that a change has added to, with the number of added pieces, in the service's format. */
function addedBy({
  before,
  after,
  change,
}: {
  before: Cart
  after: Cart
  change: CartChange
}): Article | undefined {
  if (!('setArticle' in change)) return undefined
  const quantity = after.numberOfArticles - before.numberOfArticles
  if (quantity <= 0) return undefined
  const { productId, tcm } = change.setArticle
  const article = after.articles.find(
    (one) => one.productId === productId && (tcm === undefined || one.tcm === tcm),
  )
  return article && { ...article, quantity: { quantity } }
}

export interface CartInMemory {
  /** Says which method has made a change, if it is not the one whose name the change is sent under. */
  nameMethod(request: CartChange, method: string): void
  /** `host.call` of the cart's host. */
  call: Call
  /** Makes the service hold its responses. @returns a function that releases them */
  hold(): () => void
}

export function createCartInMemory(given: Cart, failures: PlannedFailures): CartInMemory {
  let cart = structuredClone(given)
  let gate: Promise<void> = Promise.resolve()
  const methods = new WeakMap<object, string>()

  const change = (request: CartChange) => {
    const after = applyChange(cart, { request })
    const isUnchanged = JSON.stringify(after) === JSON.stringify(cart)
    if (isUnchanged) return { ok: false, status: 304 }
    const addedProduct = addedBy({ before: cart, after, change: request })
    cart = after
    return { ok: true, status: 200, data: structuredClone({ cart, addedProduct }) }
  }

  const respond = async (body: object | undefined): Promise<object> => {
    await gate
    const method = body ? (methods.get(body) ?? Object.keys(body)[0]!) : 'load'
    const failure = failures.take(`cart.${method}`, isFromService)
    if (failure?.code === 'NOT_MODIFIED' && body) return { ok: false, status: 304 }
    if (failure) return { ok: false, status: 500, error: { error: failure.code, limit: failure.limit } }
    return body ? change(body as CartChange) : { ok: true, status: 200, data: structuredClone({ cart }) }
  }

  return {
    nameMethod: (request, method) => void methods.set(request, method),
    call: ((_path: string, { body }: CallRequest<unknown, unknown> = {}) => respond(body)) as Call,
    hold() {
      const earlier = gate
      let release!: () => void
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      gate = earlier.then(() => released)
      return release
    },
  }
}
