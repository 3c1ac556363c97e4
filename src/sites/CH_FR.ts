import type { SiteBasics } from './site.js'

export const basics: SiteBasics = { locale: 'fr-CH', currency: 'CHF', symbol: 'CHF' }
