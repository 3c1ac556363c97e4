/**
 * What is known of a site without asking anyone. One file a site: `basics` here, `contact` for the support widget,
 * `newsletterLinks` for the newsletter, `content` for the footer.
 *
 * `content` is plain data for editors: what may be left out is left out, the footer's schema fills it in. In
 * addresses and icon names `{product}` stands for the brand's name, as in `/registerfree{product}card`.
 */

export interface SiteBasics {
  /** BCP 47; the default of the option `locale`. */
  locale: string
  /** ISO 4217 */
  currency: string
  /** As the shop writes it behind an amount (header-search-cart §1); not shown for DE. */
  symbol: string
}

/** Whom its customers write to and call, and when. */
export interface SiteContact {
  /** A page may replace each by its name. */
  texts: {
    contactName: string
    /** What the name links to in Czech and Slovak. */
    contactEmail: string
    zipLine: string
    phone: string
    /** A page of the shop, where it calls back and has no telephone: in Hungary. */
    callbackUrl?: string
  }
  /** The telephone is answered from Monday to this day; 7 is Sunday. */
  lastDay: number
  hours: { from: string; to: string }
}

/** Paths of the pages that the newsletter form links to, by the name that stands in its texts: `[words](privacy)`. */
export interface SiteLinks {
  /** The voucher's conditions. */
  voucher: string
  /** In Turkey there is the text of the consent instead. */
  privacy?: string
  electronic?: string
}

/** A path of the shop, or an address that begins with `https:`, `mailto:` or `tel:`. */
interface Link {
  url: string
  text: string
}

interface Picture {
  label: string
  /** A name of the list `LOGO_SOURCES`. */
  source: string
  /** 80 or 90 px; 80 when left out. */
  width?: 80 | 90
  height?: 80 | 90
}

interface Group {
  heading: { iconName: string; link: Link }
  /** Left out of the reduced footer. */
  hideGroupInCheckout?: true
  introductoryText?: string
  links: Array<{ link: Link; hideInClassic?: true }>
  images?: Array<{ label: string; source: string }>
}

interface IconLink {
  iconName: string
  link: string
}

export interface SiteContent {
  headline: string
  teaser: { groups: Group[] }
  /** The popular categories. */
  seo: { heading: string; columns: Array<{ links: Link[] }> }
  socialMedia: { heading: string; socialMediaIcons: IconLink[] }
  appReferences: { heading: string; appIcons: IconLink[] }
  legalLinks: Link[]
  /** Labels of the view switch. */
  viewChanger: { toMobile: string; toDesktop: string }
  qualityLogos: { heading: string; logos: Array<{ link?: string; image: Picture }> }
  salesTax: { textBeforeLink: string; link: Link; textAfterLink?: string }
}
