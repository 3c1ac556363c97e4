/** What the newsletter form must know about each site. Only the form's chunk contains this file. */
import type { Site } from '../api/names.js'
import type { SiteNewsletter } from './site-facts.js'

export const NEWSLETTER_FACTS: Readonly<Record<Site, SiteNewsletter>> = {
  DE: {
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'gutscheinbedingungen',
      privacy: 'datenschutz',
    },
  },
  AT: {
    salutation: 'optional',
    names: 'optional',
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'gutscheinbedingungen',
      privacy: 'datenschutz',
    },
  },
  CH: {
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'gutscheinbedingungen',
      privacy: 'datenschutz',
    },
  },
  CH_FR: {
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'conditions-bons',
      privacy: 'protection-des-donnees',
    },
  },
  CZ: {
    minimumAge: 18,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'podminky-poukazu',
      privacy: 'ochrana-osobnich-udaju',
    },
  },
  HU: {
    salutation: 'required',
    names: 'required',
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'kuponfeltetelek',
      privacy: 'adatvedelem',
    },
  },
  PL: {
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'warunki-kuponow',
      privacy: 'polityka-prywatnosci',
    },
  },
  SK: {
    minimumAge: 18,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      voucher: 'podmienky-poukazov',
      privacy: 'ochrana-osobnych-udajov',
    },
  },
  TR: {
    names: 'required',
    needsLegalConsent: true,
    minimumAge: 16,
    links: {
      contact: 'contact',
      sample: 'newsletter-sample',
      clarification: 'kvkk',
      voucher: 'kupon-kosullari',
      electronic: 'ticari-elektronik-ileti-onay-metni',
    },
  },
}
