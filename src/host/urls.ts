/**
 * Checks addresses. Every address that is used in `href`, `src`, `action`, `location` or `fetch` must pass this check.
 * The parsed address is checked, never the raw text.
 */

/**
 * What an address is used for, and therefore what is allowed:
 * page    a page of the shop, always on the shop's origin
 * link    http, https, mailto, tel
 * image   http, https
 * call    a service: on the page's origin or the configured `api-base`
 * script  http, https; the host page's own script names it, so it is relative to the page
 */
export type UrlKind = 'page' | 'link' | 'image' | 'call' | 'script'

const MAX_LENGTH = 2048
/** Stands in for the origin when a server renders without an `api-base`. It is removed from the result. */
const NO_ORIGIN = 'https://shop.invalid'

const isHttp = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:'

/** The origin of the page. The address of a frame that holds its document in an attribute has none; that of a sandbox is not its scripts'. */
export const pageOrigin = ({ location, origin }: Pick<Window, 'location' | 'origin'>): string =>
  location.origin === 'null' ? origin : location.origin

/** @returns `undefined` if the text is no address. It parses only once, because a navigation has thousands of links. */
function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The origin of the shop: that of `api-base` if it is an http(s) address, otherwise the page's own. */
function shopOrigin(apiBase: string | undefined, own: string): string | undefined {
  if (!apiBase) return own
  const url = parse(apiBase)
  return url && (isHttp(url) ? url.origin : own)
}

/**
 * Replaces all leading slashes and backslashes by one slash, so that `//evil.example` is a path and not another host.
 */
const asPath = (value: string) => (/^\s*https?:/i.test(value) ? value : value.replace(/^[\s\\/]*/, '/'))

function isAllowed(url: URL, kind: UrlKind, shop: string, own: string): boolean {
  if (kind === 'link' && (url.protocol === 'mailto:' || url.protocol === 'tel:')) return true
  if (!isHttp(url) || url.username || url.password) return false
  if (kind === 'link' || kind === 'image' || kind === 'script') return true
  return url.origin === shop || (kind === 'call' && url.origin === own)
}

/**
 * @param address  the page's address when it was loaded; without it, a script's address must be absolute
 * @returns the absolute address, or `undefined` if it is refused
 */
export function safeUrl(
  window: Pick<Window, 'location' | 'origin'> | undefined,
  apiBase: string | undefined,
  value: unknown,
  kind: UrlKind,
  address?: string,
): string | undefined {
  if (typeof value !== 'string' || !value || value.length > MAX_LENGTH) return undefined
  const origin = window && pageOrigin(window)
  // The origin of a file, for example, is the text `null`.
  const own = !origin || origin === 'null' ? NO_ORIGIN : origin
  const shop = shopOrigin(apiBase, own)
  const base = kind === 'script' ? address : shop
  const url = shop && parse(kind === 'page' ? asPath(value) : value, base)
  if (!url) return undefined
  const { href } = url
  // Most addresses are the shop's origin and a path. They are allowed for every use. Reading other parts of a URL takes time.
  const isOwn = shop.startsWith('http') && href.startsWith(`${shop}/`) && href[shop.length + 1] !== '/'
  if (isOwn) return shop === NO_ORIGIN ? href.slice(shop.length) : href
  if (!isAllowed(url, kind, shop, own)) return undefined
  // Dot segments, as in `/.//evil.example`, may leave a path that begins with two slashes. A router or a server's markup
  // uses the path without the origin, where it would mean another host.
  if (url.origin === shop && url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/')
  return url.origin === NO_ORIGIN ? url.href.slice(NO_ORIGIN.length) : url.href
}

/**
 * Encodes a value as one segment of a path.
 *
 * @returns `undefined` if it is empty, would lead to a parent folder, or has half of a surrogate pair, which cannot be
 *          encoded
 */
export const pathPart = (value: string): string | undefined =>
  /^\.{0,2}$|\p{Surrogate}/u.test(value) ? undefined : encodeURIComponent(value)
