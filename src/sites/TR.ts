import type { SiteBasics } from './site.js'

export const basics: SiteBasics = { locale: 'tr-TR', currency: 'TRY', symbol: 'TL' }
