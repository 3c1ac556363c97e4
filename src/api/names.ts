/** The names of widgets, sites, platforms and themes, as host pages and services write them. */

export const WIDGET_NAMES = ['header', 'footer', 'newsletter', 'support', 'preview'] as const
export type WidgetName = (typeof WIDGET_NAMES)[number]

/** The country sites. header-search-cart §1. */
export const SITE_NAMES = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const
export type Site = (typeof SITE_NAMES)[number]
/** The site of a page that names none. */
export const DEFAULT_SITE: Site = 'DE'

/** Which cookies calls send if the host page does not say. */
export const DEFAULT_CREDENTIALS = 'same-origin' as const

export type Platform = 'CLASSIC' | 'TABLET' | 'MATCH' | 'SMARTPHONE'

/** The colour theme; `auto` follows the `color-scheme` of the page. */
export type Theme = 'light' | 'dark' | 'auto'
