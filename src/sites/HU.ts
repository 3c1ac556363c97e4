import type { SiteBasics } from './site.js'

export const basics: SiteBasics = { locale: 'hu-HU', currency: 'HUF', symbol: 'Ft' }
