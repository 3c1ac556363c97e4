import type { SiteBasics } from './site.js'

export const basics: SiteBasics = { locale: 'pl-PL', currency: 'PLN', symbol: 'zł' }
