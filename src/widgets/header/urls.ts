/** Checks image and link addresses in the responses of services. */
import type { Host } from '../../host/host.js'

/** Services name images by the path of the image-delivery service; the images are served below `/img`. */
const IMAGE_DELIVERY = /^(https?:\/\/[^/]+)?\/service\/image-?delivery\//

/** The beginning of an address without a scheme. Browsers ignore spaces and control characters before it. */
const PATH = /^[\0-\x20\s]*[\\/]/

/** @returns the absolute address, or `undefined` if it is refused */
export const imageUrl = (host: Pick<Host, 'url'>, value: unknown): string | undefined =>
  host.url(value, 'image')?.replace(IMAGE_DELIVERY, '$1/img/')

/**
 * The `rel` of a link, so that another site learns nothing about the host page, and a new tab cannot control it.
 *
 * @param url     absolute, and checked
 * @param target  the link's `target`
 */
export const relOf = (host: Pick<Host, 'url'>, url: string, target?: string): string | undefined =>
  target || !host.url(url, 'page') ? 'noopener noreferrer' : undefined

/**
 * An address that begins with a slash or backslash is always a path on the shop's origin, even `//other.example`.
 * Another origin is accepted only in a full address.
 *
 * @returns the link's attributes, with the absolute address; `undefined` if the address is refused
 */
export function linkTo(host: Pick<Host, 'url'>, value: unknown, target?: string) {
  const isPath = PATH.test(`${value}`)
  const href = host.url(value, isPath ? 'page' : 'link')
  // Most links are paths. They skip the second check, which would slow down a navigation with thousands of links.
  return href ? { href, rel: isPath && !target ? undefined : relOf(host, href, target) } : undefined
}
