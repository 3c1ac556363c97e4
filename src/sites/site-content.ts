/**
 * The content of a site's footer, in the form that editors write. Optional fields may be missing, because the footer's
 * schema fills them in. In addresses and icon names, `{product}` is replaced by the brand's name, as in
 * `/registerfree{product}card`.
 */

interface Link {
  /** A path of the shop, or an address that begins with `https:`, `mailto:` or `tel:`. */
  url: string
  text: string
}

interface Picture {
  label: string
  /** A name from the list `LOGO_SOURCES`. */
  source: string
  /** Size in px. The default is 80. */
  width?: 80 | 90
  height?: 80 | 90
}

interface Group {
  heading: { iconName: string; link: Link }
  /** Hides this group in the reduced footer. */
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
  /** Links to popular categories. */
  seo: { heading: string; columns: Array<{ links: Link[] }> }
  socialMedia: { heading: string; socialMediaIcons: IconLink[] }
  appReferences: { heading: string; appIcons: IconLink[] }
  legalLinks: Link[]
  /** The labels of the switch between the mobile and the desktop view. */
  viewChanger: { toMobile: string; toDesktop: string }
  qualityLogos: { heading: string; logos: Array<{ link?: string; image: Picture }> }
  salesTax: { textBeforeLink: string; link: Link; textAfterLink?: string }
}
