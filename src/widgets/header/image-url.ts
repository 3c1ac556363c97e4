/** Addresses in the answers of services. header-search-cart §7. */
import type { Host } from '../../host/host.js'

/** Pictures are named by the path of the image-delivery service and served below `/img`. */
const DELIVERY = /^(https?:\/\/[^/]+)?\/service\/image-?delivery\//

/** @returns `undefined` if the address is refused: then nothing is shown */
export const imageUrl = (host: Pick<Host, 'url'>, value: unknown): string | undefined =>
  host.url(value, 'image')?.replace(DELIVERY, '$1/img/')

/** A path is one of the shop, however many slashes it begins with; another site must name itself in full. */
export const linkUrl = (host: Pick<Host, 'url'>, value: unknown): string | undefined =>
  host.url(value, /^\s*[\\/]/.test(`${value}`) ? 'page' : 'link')
