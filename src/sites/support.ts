/**
 * What the support form must know about each site. Only the form's chunk contains this file. It has all sites (400 bytes),
 * because a file for each would need their hashes here, which are longer.
 */
import { BRAND_NAME } from '../api/brand.js'
import type { Site } from '../api/names.js'
import type { SiteSupport } from './site-facts.js'

export const SUPPORT_FACTS: Readonly<Record<Site, SiteSupport>> = {
  DE: {
    texts: {
      contactName: `${BRAND_NAME} GmbH`,
      contactEmail: 'service@shop.example',
      zipLine: '20457 Hamburg',
      phone: '+49 40 66969 100',
    },
    lastDay: 6,
    hours: { from: '08:00', to: '20:00' },
  },
  AT: {
    texts: {
      contactName: `${BRAND_NAME} Austria GmbH`,
      contactEmail: 'service@shop.example',
      zipLine: '1110 Wien',
      phone: '+43 1 205 00 10',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  CH: {
    texts: {
      contactName: `${BRAND_NAME} Schweiz AG`,
      contactEmail: 'service@shop.example',
      zipLine: '8304 Wallisellen',
      phone: '+41 44 500 00 10',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  CH_FR: {
    texts: {
      contactName: `${BRAND_NAME} Suisse SA`,
      contactEmail: 'service@shop.example',
      zipLine: '8304 Wallisellen',
      phone: '+41 44 500 00 10',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  CZ: {
    texts: {
      contactName: `${BRAND_NAME} Praha s.r.o.`,
      contactEmail: 'podpora@shop.example',
      zipLine: '140 00 Praha 4',
      phone: '+420 800 000 110',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  HU: {
    texts: {
      contactName: `${BRAND_NAME} Budapest Kft.`,
      contactEmail: 'service@shop.example',
      zipLine: '1134 Budapest',
      phone: '+36 1 500 0010',
      callbackUrl: '/service/callback/',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  PL: {
    texts: {
      contactName: `${BRAND_NAME} Polska sp. z o.o.`,
      contactEmail: 'service@shop.example',
      zipLine: '02-672 Warszawa',
      phone: '+48 22 500 00 10',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
    hidesServiceName: true,
  },
  SK: {
    texts: {
      contactName: `${BRAND_NAME} Slovensko s.r.o.`,
      contactEmail: 'podpora@shop.example',
      zipLine: '821 09 Bratislava',
      phone: '+421 800 000 110',
    },
    lastDay: 5,
    hours: { from: '08:00', to: '18:00' },
  },
  TR: {
    texts: {
      contactName: `${BRAND_NAME} Türkiye A.Ş.`,
      contactEmail: 'service@shop.example',
      zipLine: '34394 İstanbul',
      phone: '+90 850 000 01 10',
    },
    lastDay: 7,
    hours: { from: '09:00', to: '19:00' },
  },
}
