import type { SiteBasics } from './site.js'

export const basics: SiteBasics = { locale: 'cs-CZ', currency: 'CZK', symbol: 'Kč' }
