/** `data-shop-cart`: an element calls a method of `Shop.cart`. A change that was refused is announced. */
import type { CartResult } from '../api/cart.js'
import type { PressState } from '../api/html.js'
import { dispatch } from '../host/dispatch.js'
import { codeOf } from '../host/errors.js'
import { kebabCase } from '../options/read.js'
import { checkArgumentAtom, pageCartAtom } from '../page/cart-atoms.js'
import { loadOnce } from '../page/load-once.js'
import type { Page } from '../page/page.js'
import { unclobbered } from '../host/unclobbered.js'
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

/** A screen reader announces only what changes in a region that it knows. */
const REGION_MS = 100
/** By then it has been announced, and a visitor who reads the page must not find it at its end. */
const MESSAGE_MS = 10_000

/** The region is removed with its message, because a page may replace its body. It takes no space, and nobody can see it. */
function createRegion({ document }: Window): HTMLElement {
  const { body, createElement } = unclobbered(document)
  const region = createElement('div')
  region.setAttribute('role', 'status')
  Object.assign(region.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  body.append(region)
  return region
}

/**
 * Announces refused changes to screen readers, on pages where nothing else does.
 *
 * @param isShown  whether the page shows the errors of the cart itself
 */
const createAnnouncer = ({ window, store }: Page, isShown: () => boolean) => {
  let region: HTMLElement | undefined
  return (): void => {
    const message = store.get(pageCartAtom).error?.message
    // The header has a region for them.
    const hasHeader = unclobbered(window.document).querySelector('[data-shop-widget=header]') !== null
    if (!message || hasHeader || isShown()) return
    region?.remove()
    const own = (region = createRegion(window))
    window.setTimeout(() => {
      own.textContent = message
    }, REGION_MS)
    window.setTimeout(() => own.remove(), MESSAGE_MS)
  }
}

/** @param isErrorShown  whether the page shows the errors of the cart itself */
export function createCartPresses(page: Page, isErrorShown: () => boolean): Presses {
  const announce = createAnnouncer(page, isErrorShown)
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
      if (isRefused(result)) announce()
    },
  }
}
