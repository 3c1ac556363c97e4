import type { SiteBasics } from './site.js'

export const basics: SiteBasics = { locale: 'de-CH', currency: 'CHF', symbol: 'CHF' }
