import type { SiteBasics } from './site.js'

export const basics: SiteBasics = { locale: 'sk-SK', currency: 'EUR', symbol: 'Euro' }
