/**
 * The types of what differs between country sites: `index.ts` has what every page needs, `newsletter.ts` and `support.ts` what
 * only these widgets need. Each site's footer is a file of its own, because a page needs only one.
 */

export interface SiteFacts {
  /** A BCP 47 tag, the default of the option `locale`. */
  locale: string
  /** An ISO 4217 code. */
  currency: string
  /** The currency symbol as the shop writes it after an amount. header-search-cart §1. */
  symbol: string
  /** Prices are shown without the symbol. interface §2, `formatPrice`. */
  hidesSymbol?: true
  /** The IANA name of the time zone in which the site's days begin and end. */
  timeZone: string
  /** The family name comes before the given name, in Hungary. Forms ask for the names in this order. */
  familyNameFirst?: true
  benefits: SiteBenefits
  /** Search terms that lead to their own page: the page's path, keyed by term in lower case. header-search-cart §2. */
  searchPages?: Record<string, string>
  /**
   * Theme worlds show the day on which they end. On other sites, they show the service's own text. header-search-cart
   * §2.
   */
  showsThemeWorldEndDay?: true
}

/** The strip of benefits in the header. A missing benefit is not shown. header-search-cart §2. */
export interface SiteBenefits {
  /** An amount with its currency, as visitors see it. */
  freeShippingFrom?: string
  /** In Turkey, only coffee is shipped free of charge, from this amount. */
  freeCoffeeShippingFrom?: string
  /** The path of the page about shipping. */
  shippingPage?: string
  /** Orders can be picked up and returned in stores. */
  hasPickup?: true
  /** The unit of the return period, and the path of the page about returns. */
  returns?: { period: 'days' | 'months'; page: string }
}

/** The newsletter form. newsletter-footer-preview-support §2.1, §5, §9. */
export interface SiteNewsletter {
  /** The form has a salutation. */
  salutation?: 'optional' | 'required'
  /** The form has first and last name. */
  names?: 'optional' | 'required'
  /** In Turkey, consent to commercial messages is required, and unconfirmed sign-ups are deleted. */
  needsLegalConsent?: true
  /** The minimum age to sign up, in years. */
  minimumAge: 16 | 18
  /** The paths of pages that the texts link to by name, as in `[words](privacy)`. */
  links: {
    voucher: string
    contact: string
    /** An earlier newsletter, as an example. */
    sample: string
    privacy?: string
    /** In Turkey: the consent to commercial messages, and how personal data are processed (KVKK). */
    electronic?: string
    clarification?: string
  }
}

/** The footer of the support form: how to contact the shop. newsletter-footer-preview-support §2.4. */
export interface SiteSupport {
  /** The host page may replace each text with the option `texts`. */
  texts: {
    contactName: string
    contactEmail: string
    zipLine: string
    phone: string
    /**
     * The path of the page for requesting a callback. In Hungary, it replaces the telephone number and the opening
     * hours.
     */
    callbackUrl?: string
  }
  /** The telephone is answered from Monday to this day of the week; 7 is Sunday. */
  lastDay: 5 | 6 | 7
  /** The hours when the telephone is answered, as HH:MM. */
  hours: { from: string; to: string }
  /** In Poland, no service name is shown with the address. */
  hidesServiceName?: true
}
