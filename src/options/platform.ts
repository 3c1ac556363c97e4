/** The platforms, and the window widths that select one. header-search-cart §1, §2, §9. */
import type { Platform } from '../api/names.js'

export const PLATFORMS = ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'] as const satisfies readonly Platform[]

export const isPlatform = (value: unknown): value is Platform => PLATFORMS.includes(value as Platform)

/** @param width  width of the window in px; `undefined` on a server, where the platform is CLASSIC */
export function platformOfWidth(width: number | undefined): Platform {
  if (width === undefined) return 'CLASSIC'
  if (width < 980) return 'MATCH'
  return width < 1440 ? 'TABLET' : 'CLASSIC'
}

/** MATCH and SMARTPHONE use the mobile navigation. */
export const isMobile = (platform: Platform): boolean => platform === 'MATCH' || platform === 'SMARTPHONE'
