/**
 * A footer's content as it is drawn: read, checked, with the brand's name filled in and pictures in the place of
 * their names. The build brings each country's content into this form, `edited/` what editors and pages give. Lists
 * instead of objects, because names of fields would be a sixth of a country's file; 0 or '' stands for what is missing.
 */
/** `mark` is a name in the sheet of marks. */
export type Link = readonly [url: string, text: string, mark?: string, ...hideInClassic: number[]]
/** Width and height in px, 80 where they are missing. */
export type Logo = readonly [url: string, label: string, source: string, ...size: number[]]

export type Group = readonly [
  icon: string,
  heading: Link,
  links: readonly Link[],
  introductoryText?: string,
  images?: readonly Logo[] | '',
  hideInCheckout?: 0 | 1,
]

/** In the order in which it is drawn; each entry stands for one key of the content (interface, details of the footer). */
export type Shown = readonly [
  headline: string,
  teaser: readonly Group[],
  seo: readonly [heading: string, columns: ReadonlyArray<readonly Link[]>],
  socialMedia: readonly [heading: string, icons: readonly Link[]],
  appReferences: readonly [heading: string, icons: readonly Link[]],
  qualityLogos: readonly [heading: string, logos: readonly Logo[]],
  legalLinks: readonly Link[],
  salesTax: readonly [textBeforeLink: string, link: Link | '', textAfterLink: string],
  viewChanger: readonly [toMobile: string, toDesktop: string],
]

/** Keys that nobody has given are holes in the list. */
export type ShownPart = Partial<Shown>
