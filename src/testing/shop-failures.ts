/** Which errors the test kit can cause in the methods of `window.Shop`. */
import { CART_CHANGES, CART_ERROR_CODES, type CartChangeMethod, type CartErrorCode } from '../api/cart.js'
import type { ShopErrorCode } from '../api/errors.js'

const LOAD_FAILURES = ['LOAD_FAILED', 'INTEGRITY'] as const satisfies readonly ShopErrorCode[]
/** With an error code of the cart, the service refuses the change. With the others, the promise rejects and nothing is sent. */
const CHANGE_FAILURES = [...CART_ERROR_CODES, ...LOAD_FAILURES] as const

const changes = Object.fromEntries(
  CART_CHANGES.map((name) => [`cart.${name}`, CHANGE_FAILURES] as const),
) as Record<`cart.${CartChangeMethod}`, typeof CHANGE_FAILURES>

/** Keyed by method: the error codes that its next call may fail with. */
export const SHOP_FAILURES = {
  'cart.load': CHANGE_FAILURES,
  'cart.add': CHANGE_FAILURES,
  ...changes,
  'cart.restore': ['NOT_FOUND', ...LOAD_FAILURES],
  'cart.message': LOAD_FAILURES,
  'search.open': ['NOT_FOUND', ...LOAD_FAILURES],
  mount: [...LOAD_FAILURES, 'RENDER_FAILED'],
  preload: LOAD_FAILURES,
  doctor: LOAD_FAILURES,
} as const

export type FailingMethod = keyof typeof SHOP_FAILURES
export type FailureCode<M extends FailingMethod> = (typeof SHOP_FAILURES)[M][number]

export interface PlannedFailure {
  code: CartErrorCode | ShopErrorCode
  /** The limit in pieces, for error codes with a limit. */
  limit?: number | undefined
}

/** A failure of the cart service. The cart turns it into a result and into an error in its state. */
export interface RefusedByService {
  code: CartErrorCode
  limit?: number | undefined
}

export const isFromService = (failure: PlannedFailure): failure is RefusedByService =>
  CART_ERROR_CODES.some((code) => code === failure.code)

/** @throws {Error} if the method or the code is not in the table */
export function checkFailure(method: string, code: string): void {
  if (!Object.hasOwn(SHOP_FAILURES, method))
    throw new Error(
      `fail: there is no method "${method}" that can fail, allowed: ${Object.keys(SHOP_FAILURES).join(', ')}`,
    )
  const allowed: readonly string[] = SHOP_FAILURES[method as FailingMethod]
  if (!allowed.includes(code))
    throw new Error(`fail: "${code}" is not an error of Shop.${method}, allowed: ${allowed.join(', ')}`)
}

/** The failures that a test has planned, keyed by method. Each failure applies to one call. */
export class PlannedFailures {
  readonly #planned = new Map<string, PlannedFailure[]>()

  add(method: FailingMethod, failure: PlannedFailure): void {
    this.#planned.set(method, [...(this.#planned.get(method) ?? []), failure])
  }

  /** @returns the next failure of the method if `isWanted` accepts it; it is then used up */
  take<T extends PlannedFailure>(
    method: string,
    isWanted: (failure: PlannedFailure) => failure is T,
  ): T | undefined {
    const [next, ...rest] = this.#planned.get(method) ?? []
    if (!next || !isWanted(next)) return undefined
    this.#planned.set(method, rest)
    return next
  }
}
