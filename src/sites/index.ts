/**
 * The country sites: what every page needs to know about each. A new site needs an entry here, in `newsletter.ts` and in
 * `support.ts`, a footer in a folder with its name, a line in `footer.ts`, and its name in `src/api/names.ts`. TypeScript
 * reports which one is missing.
 */
import type { Site } from '../api/names.js'
import type { SiteFacts } from './site-facts.js'

export const SITES: Readonly<Record<Site, SiteFacts>> = {
  DE: {
    locale: 'de-DE',
    currency: 'EUR',
    symbol: 'Euro',
    hidesSymbol: true,
    timeZone: 'Europe/Berlin',
    benefits: { freeShippingFrom: '20\u00a0EUR', shippingPage: 'versandkosten', hasPickup: true },
    searchPages: { agb: '/agb-s400007325.html' },
    showsThemeWorldEndDay: true,
  },
  AT: {
    locale: 'de-AT',
    currency: 'EUR',
    symbol: 'Euro',
    timeZone: 'Europe/Berlin',
    benefits: { freeShippingFrom: '20\u00a0EUR', shippingPage: 'versandkosten' },
  },
  CH: {
    locale: 'de-CH',
    currency: 'CHF',
    symbol: 'CHF',
    timeZone: 'Europe/Berlin',
    benefits: {
      freeShippingFrom: '30\u00a0CHF',
      shippingPage: 'versandkosten',
      returns: { period: 'months', page: 'rueckgabe' },
    },
  },
  CH_FR: {
    locale: 'fr-CH',
    currency: 'CHF',
    symbol: 'CHF',
    timeZone: 'Europe/Berlin',
    benefits: {
      freeShippingFrom: '30\u00a0CHF',
      shippingPage: 'frais-de-livraison',
      returns: { period: 'months', page: 'retours' },
    },
  },
  CZ: {
    locale: 'cs-CZ',
    currency: 'CZK',
    symbol: 'Kč',
    timeZone: 'Europe/Berlin',
    benefits: {
      freeShippingFrom: '999\u00a0Kč',
      shippingPage: 'doprava',
      returns: { period: 'days', page: 'vraceni' },
    },
  },
  HU: {
    locale: 'hu-HU',
    currency: 'HUF',
    symbol: 'Ft',
    timeZone: 'Europe/Berlin',
    familyNameFirst: true,
    benefits: { returns: { period: 'days', page: 'visszakuldes' } },
  },
  PL: {
    locale: 'pl-PL',
    currency: 'PLN',
    symbol: 'zł',
    timeZone: 'Europe/Berlin',
    benefits: { returns: { period: 'days', page: 'zwroty' } },
  },
  SK: {
    locale: 'sk-SK',
    currency: 'EUR',
    symbol: 'Euro',
    timeZone: 'Europe/Berlin',
    benefits: {
      freeShippingFrom: '40\u00a0€',
      shippingPage: 'doprava',
      returns: { period: 'days', page: 'vratenie' },
    },
  },
  TR: {
    locale: 'tr-TR',
    currency: 'TRY',
    symbol: 'TL',
    timeZone: 'Europe/Istanbul',
    benefits: { freeCoffeeShippingFrom: '175\u00a0TL', shippingPage: 'kargo' },
  },
}
