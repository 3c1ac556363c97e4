/**
 * What differs by country site. Everything about a site is in its folder: `index.ts` has the rules and facts that
 * widgets need at once, `footer.ts` the content of its footer, which is loaded where a footer is.
 */
import type { SiteContent } from './site-content.js'

export interface SiteFacts {
  /** BCP 47; the default of the option `locale`. */
  locale: string
  /** ISO 4217. */
  currency: string
  /** As the shop writes it behind an amount. header-search-cart §1. */
  symbol: string
  /** Prices are shown without the symbol. interface.md §2, `formatPrice`. */
  hidesSymbol?: true
  /** IANA name of the zone in which the shop counts days. */
  timeZone: string
  benefits: SiteBenefits
  /** Search terms in lower case that lead to a page of their own, by path. header-search-cart §2. */
  searchPages?: Record<string, string>
  /** Theme worlds show their end as a day; elsewhere the service's own text is shown. header-search-cart §2. */
  showsThemeWorldEndDay?: true
  newsletter: SiteNewsletter
  support: SiteSupport
  footer(): Promise<{ content: SiteContent }>
}

/** The benefits strip; a missing benefit is not shown. header-search-cart §2. */
export interface SiteBenefits {
  /** Amount with its currency, as the strip prints it. */
  freeShippingFrom?: string
  /** Turkey: only coffee is shipped free of charge. */
  freeCoffeeShippingFrom?: string
  /** Path of the page about shipping. */
  shippingPage?: string
  /** Orders can be picked up and returned in stores. */
  hasPickup?: true
  returns?: { period: 'days' | 'months'; page: string }
}

/** The newsletter form. newsletter-footer-preview-support §2.1, §5, §9. */
export interface SiteNewsletter {
  /** The form has a salutation. */
  salutation?: 'optional' | 'required'
  /** The form has first and last name. */
  names?: 'optional' | 'required'
  /** Turkey: a consent to commercial messages is required, and unconfirmed sign-ups are deleted. */
  needsLegalConsent?: true
  /** In years. */
  minimumAge: 16 | 18
  /** Paths of the pages that the texts link to: `[words](privacy)`. */
  links: { voucher: string; privacy?: string; electronic?: string }
}

/** The support footer. newsletter-footer-preview-support §2.4. */
export interface SiteSupport {
  /** A page may replace each of them by its name. */
  texts: {
    contactName: string
    contactEmail: string
    zipLine: string
    phone: string
    /** Hungary: path of the page for a callback, which replaces telephone and hours. */
    callbackUrl?: string
  }
  /** The telephone is answered from Monday to this day; 7 is Sunday. */
  lastDay: 5 | 6 | 7
  /** HH:MM. */
  hours: { from: string; to: string }
  /** Poland: the address has no service name. */
  hidesServiceName?: true
}
