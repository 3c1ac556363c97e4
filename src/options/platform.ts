/** Sites, platforms, and the window widths that decide between platforms. header-search-cart §1, §2, §9. */
import type { Platform, Site } from '../../loader/protocol.js'

export const SITES = [
  'DE',
  'AT',
  'CH',
  'CH_FR',
  'CZ',
  'HU',
  'PL',
  'SK',
  'TR',
] as const satisfies readonly Site[]
export const PLATFORMS = ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'] as const satisfies readonly Platform[]

/** @param width of the window in px; `undefined` on a server, where the platform is CLASSIC */
export function platformOfWidth(width: number | undefined): Platform {
  if (width === undefined) return 'CLASSIC'
  if (width < 980) return 'MATCH'
  return width < 1440 ? 'TABLET' : 'CLASSIC'
}

/** MATCH and SMARTPHONE use the mobile navigation. */
export const isMobile = (platform: Platform): boolean => platform === 'MATCH' || platform === 'SMARTPHONE'
