/**
 * The one way from a value to an address. Whatever ends in `href`, `src`, `action`, `location` or `fetch`
 * comes through here; the parsed result is judged, never the raw text (security rules: URLs).
 */
import { shopOrigin } from './shop-origin.js'

/**
 * page   a page of the shop, always on the shop's origin
 * link   http, https, mailto, tel
 * image  http, https
 * call   a service: the page's origin or the configured `api-base`
 */
export type UrlKind = 'page' | 'link' | 'image' | 'call'

const MAX_LENGTH = 2048
/** Stands in where a server renders without an `api-base`; it is taken off again. */
const NOWHERE = 'https://shop.invalid'

export function safeUrl(
  window: { location: Location } | undefined,
  apiBase: string | undefined,
  value: unknown,
  kind: UrlKind,
): string | undefined {
  if (typeof value !== 'string' || !value || value.length > MAX_LENGTH) return undefined
  try {
    // The page's own is `null` in a sandboxed frame.
    const own = window && window.location.origin !== 'null' ? window.location.origin : NOWHERE
    const shop = shopOrigin(apiBase, own)
    const { origin, href } = new URL(
      kind === 'page' && !/^\s*https?:/i.test(value) ? value.replace(/^[\s\\/]*/, '/') : value,
      shop,
    )
    // Without a user's name or password.
    const isAllowed = /^https?:..[^/@]+\//.test(href)
      ? /^[il]/.test(kind) || origin === shop || (kind === 'call' && origin === own)
      : kind === 'link' && /^(mailto|tel):/.test(href)
    return isAllowed ? href.slice(origin === NOWHERE ? origin.length : 0) : undefined
  } catch {
    // It is no address.
    return undefined
  }
}
