/**
 * The table of all calls that the widgets make to the shop's services. `openapi.json`, `docs/services.md`, the check of
 * a running service and the checks in the browser tests are derived from it. Of the CDN's files, only the doctor's
 * contains a part of it.
 */
import cart from '../cart.calls.js'
import navigation from '../navigation.calls.js'
import newsletter from '../newsletter.calls.js'
import preview from '../preview.calls.js'
import promotions from '../promotions.calls.js'
import search from '../search.calls.js'
import subscribers from '../subscribers.calls.js'
import support from '../support.calls.js'
import tests from '../tests.calls.js'
import visitor from '../visitor.calls.js'
import type { ServiceCall } from './service-call.js'

export const CALLS: readonly ServiceCall[] = [
  ...cart,
  ...visitor,
  ...navigation,
  ...promotions,
  ...search,
  ...newsletter,
  ...tests,
  ...preview,
  ...support,
]

/**
 * Calls that the services offer and the widgets do not make. They are only documented: nothing checks them in a browser
 * or on a running service.
 */
export const UNUSED_CALLS: readonly ServiceCall[] = subscribers

interface Found {
  call: ServiceCall
  /** The values of the parameters in the path, decoded. */
  path: Record<string, string>
}

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.~]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** A path without parameters goes before one that has some: `…/SHOP_FOOTER` before `…/{id}`. */
const MATCHERS = [...CALLS]
  .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map((call) => ({ call, expression: pattern(call.path) }))

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * @param pathname  the address's encoded path
 * @returns the row of the table; `undefined` if no widget makes such a call
 */
export function findCall(method: string, pathname: string): Found | undefined {
  for (const { call, expression } of MATCHERS) {
    const match = call.method === method && expression.exec(pathname)
    if (!match) continue
    const values = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decode(value)])
    return { call, path: Object.fromEntries(values) as Record<string, string> }
  }
  return undefined
}
