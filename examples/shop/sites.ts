/** The facts of the nine country sites that the shop's server needs. */
import { SITE_NAMES, type Site } from '../../src/api/names.js'

export type Language = 'de' | 'fr' | 'cs' | 'hu' | 'pl' | 'sk' | 'tr'

interface SiteFacts {
  language: Language
  locale: string
  currency: string
  /** Follows a price; DE shows none. */
  symbol: string
  timeZone: string
  name: string
}

const BERLIN = 'Europe/Berlin'
export const SITE_FACTS: Record<Site, SiteFacts> = {
  DE: { language: 'de', locale: 'de-DE', currency: 'EUR', symbol: '', timeZone: BERLIN, name: 'Deutschland' },
  AT: {
    language: 'de',
    locale: 'de-AT',
    currency: 'EUR',
    symbol: 'Euro',
    timeZone: BERLIN,
    name: 'Österreich',
  },
  CH: { language: 'de', locale: 'de-CH', currency: 'CHF', symbol: 'CHF', timeZone: BERLIN, name: 'Schweiz' },
  CH_FR: {
    language: 'fr',
    locale: 'fr-CH',
    currency: 'CHF',
    symbol: 'CHF',
    timeZone: BERLIN,
    name: 'Suisse',
  },
  CZ: { language: 'cs', locale: 'cs-CZ', currency: 'CZK', symbol: 'Kč', timeZone: BERLIN, name: 'Česko' },
  HU: {
    language: 'hu',
    locale: 'hu-HU',
    currency: 'HUF',
    symbol: 'Ft',
    timeZone: BERLIN,
    name: 'Magyarország',
  },
  PL: { language: 'pl', locale: 'pl-PL', currency: 'PLN', symbol: 'zł', timeZone: BERLIN, name: 'Polska' },
  SK: {
    language: 'sk',
    locale: 'sk-SK',
    currency: 'EUR',
    symbol: 'Euro',
    timeZone: BERLIN,
    name: 'Slovensko',
  },
  TR: {
    language: 'tr',
    locale: 'tr-TR',
    currency: 'TRY',
    symbol: 'TL',
    timeZone: 'Europe/Istanbul',
    name: 'Türkiye',
  },
}

export const parseSite = (value: string | undefined): Site | undefined =>
  SITE_NAMES.find((site) => site === value)

/** Adapts a text to the spelling of a site: Switzerland writes ss instead of ß. */
export const spellFor = (site: Site, text: string): string =>
  site === 'CH' ? text.replaceAll('ß', 'ss') : text
