import type { SiteBasics } from './site.js'

export const basics: SiteBasics = { locale: 'de-DE', currency: 'EUR', symbol: 'Euro' }
