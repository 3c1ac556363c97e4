/** `data-shop-cart`: an element calls a method of `Shop.cart`. */
import type { CartResult } from '../api/cart.js'
import type { PressState } from '../api/html.js'
import { dispatch } from '../host/dispatch.js'
import { codeOf } from '../host/errors.js'
import { kebabCase } from '../options/read.js'
import { checkArgumentAtom } from '../page/cart-atoms.js'
import { loadOnce } from '../page/load-once.js'
import type { Page } from '../page/page.js'
import { argumentOf, METHODS } from './argument.js'
import { mark, type Press, type Presses } from './press.js'
import { describeName, warnAbout } from './warn.js'

interface Call {
  method: (typeof METHODS)[number]
  argument: object | undefined
}
type AnyMethod = (argument: object | undefined) => Promise<CartResult>

/** The errors of a call that has sent nothing, because it is wrong or because its code is missing. */
const NOT_CALLED = ['INVALID_ARGUMENT', 'LOAD_FAILED', 'INTEGRITY']

const isRefused = ({ error }: CartResult) => error !== undefined && error !== 'NOT_MODIFIED'

/** @param onRefused  called after a change that was refused */
export function createCartPresses(page: Page, onRefused: () => void): Presses {
  /** How many presses of an element have not ended, the newest, and how it has ended. */
  const states = new WeakMap<Element, { pending: number; newest: Press; state: PressState }>()

  const opened = loadOnce(() => page.openCart())

  /** @returns `undefined` after a warning if something is wrong. The argument is not checked without the cart's code. */
  const callOf = (press: Press): Call | undefined => {
    const { element } = press
    const name = press.attributes['shopCart']?.trim()
    const method = METHODS.find((one) => one === name)
    if (!method) {
      warnAbout(page, element, describeName('data-shop-cart', name, METHODS))
      return undefined
    }
    const argument = argumentOf(method, press)
    const issue = page.store.get(checkArgumentAtom).check(method, argument)
    if (!issue) return { method, argument }
    const attribute = `data-${kebabCase(issue.path)}`
    const where = press.type === 'submit' ? `${attribute} or the field "${issue.path}"` : attribute
    warnAbout(page, element, `data-shop-cart="${method}" needs ${where}, allowed: ${issue.message}`)
    return undefined
  }

  const begin = (press: Press) => {
    const { element } = press
    const pending = (states.get(element)?.pending ?? 0) + 1
    states.set(element, { pending, newest: press, state: 'pending' })
    mark(press, 'pending')
  }
  const end = (press: Press, state: PressState) => {
    const known = states.get(press.element)!
    known.pending -= 1
    if (known.newest === press) known.state = state
    if (known.pending === 0) mark(press, known.state)
  }

  return {
    // A press tries again, and reports the failure.
    prepare: () => void opened.prepare(),
    check: (press) => callOf(press) !== undefined,
    async perform(press) {
      const call = callOf(press)
      if (!call) throw new Error('refused')
      const { method, argument } = call
      begin(press)
      let result: CartResult | undefined
      try {
        result = await (page.shop.cart[method] as AnyMethod)(argument)
      } catch (error) {
        end(press, 'failed')
        if (!NOT_CALLED.includes(codeOf(error) ?? '')) return
        // The cart's code is loaded now, so this names what is wrong.
        callOf(press)
        throw error
      }
      end(press, isRefused(result) ? 'failed' : 'done')
      dispatch(page.window, press.element, 'shop-cart-result', result)
      if (isRefused(result)) onRefused()
    },
  }
}
