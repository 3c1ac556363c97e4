import type { SiteBasics } from './site.js'

export const basics: SiteBasics = { locale: 'de-AT', currency: 'EUR', symbol: 'Euro' }
