/** Which services a widget calls, and who has named them. */
import type { Services } from '../host/call.js'
import { readOptions } from './read.js'
import { isOrigin } from './values.js'

/** @returns the origin of the services, with the credentials if they matter: calls to the page's own origin have cookies anyway */
function shopId(
  { apiBase, credentials }: { apiBase?: string | undefined; credentials: string },
  own: string,
): string {
  const origin = apiBase === undefined ? own : new URL(apiBase).origin
  return origin === own ? own : `${origin} ${credentials}`
}

/**
 * Content from users may contain a placeholder. The shop that only such a placeholder names therefore gets no tokens.
 * interface §5.
 *
 * @param apiBase  the option of a widget
 * @param trusted  the page's own origin, and the `apiBase` that the script tag or the page's scripts name
 * @returns the origin of the widget's services if it is none of the trusted ones
 */
export function foreignOriginOf(
  apiBase: string | undefined,
  trusted: ReadonlyArray<string | undefined>,
): string | undefined {
  if (apiBase === undefined) return undefined
  const { origin } = new URL(apiBase)
  const isTrusted = trusted.some((known) => isOrigin(known) && new URL(known).origin === origin)
  return isTrusted ? undefined : origin
}

/** The origin that a script has given in `Shop.mount` or as a prop, in any spelling. */
function apiBaseIn(given: object): string | undefined {
  const value = readOptions({ script: { src: '', dataset: {} }, configured: {} }, given)['apibase']?.value
  return isOrigin(value) ? value : undefined
}

interface ServiceOptions {
  apiBase?: string | undefined
  credentials: 'same-origin' | 'include'
}

/**
 * @param options  those of the widget
 * @param page     those of the page: what the placeholder itself says is left out
 * @param given    the options that a script has given the widget
 * @param own      the page's own origin
 */
export function servicesOf(
  { apiBase, credentials }: ServiceOptions,
  page: ServiceOptions,
  given: object | undefined,
  own: string,
): Services {
  const named = given && { apiBase: apiBaseIn(given) }
  const shop = shopId({ apiBase, credentials }, own)
  return {
    apiBase,
    credentials,
    given: named,
    foreignOrigin: foreignOriginOf(apiBase, [own, page.apiBase, named?.apiBase]),
    otherShop: named?.apiBase !== undefined || shop === shopId(page, own) ? undefined : shop,
  }
}
