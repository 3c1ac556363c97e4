/**
 * The one way from a value to an address. Whatever ends in `href`, `src`, `action`, `location` or `fetch`
 * comes through here; the parsed result is judged, never the raw text (security rules: URLs).
 */

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

const parse = (value: string, base?: string): URL | undefined => {
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}

/** The shop's origin: that of `api-base`, otherwise the page's own. */
const shopOrigin = (window: { location: Location } | undefined, apiBase: string | undefined): string => {
  const given = apiBase === undefined ? undefined : parse(apiBase)
  if (given && /^https?:$/.test(given.protocol)) return given.origin
  const own = window?.location.origin
  return own === undefined || own === 'null' ? NOWHERE : own
}

export function safeUrl(
  window: { location: Location } | undefined,
  apiBase: string | undefined,
  value: unknown,
  kind: UrlKind,
): string | undefined {
  if (typeof value !== 'string' || value === '' || value.length > MAX_LENGTH) return undefined
  const origin = shopOrigin(window, apiBase)
  let text = value
  if (kind === 'page' && !/^\s*https?:/i.test(text))
    text = `/${text.replace(/\\/g, '/').replace(/^[\s/]+/, '')}`
  const url = parse(text, `${origin}/`)
  if (!url || url.username || url.password) return undefined
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isAllowed =
    kind === 'image'
      ? isWeb
      : kind === 'link'
        ? isWeb || url.protocol === 'mailto:' || url.protocol === 'tel:'
        : isWeb && (url.origin === origin || (kind === 'call' && url.origin === window?.location.origin))
  if (!isAllowed) return undefined
  return url.origin === NOWHERE ? url.href.slice(NOWHERE.length) : url.href
}

/** A part of a path made of data: encoded, and refused where it would climb. */
export const pathPart = (value: string): string | undefined =>
  value === '' || value === '.' || value === '..' ? undefined : encodeURIComponent(value)
