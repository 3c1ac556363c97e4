/**
 * A country's footer, as editors write it. What may be left out is left out: the footer's schema fills it in. In
 * addresses and icon names `{product}` is replaced by the brand's name, as in `/registerfree{product}card`.
 * newsletter-footer-preview-support §3.
 */

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
