/**
 * The content of a site's footer. The promotion `SHOP_FOOTER` and the JSON island replace some of its top-level keys.
 * newsletter-footer-preview-support §2.2, §3; interface, details of the footer.
 */
import * as z from 'zod/mini'
import { flag, lenientList, lenientOptional, lenientTable, text } from './fields.js'

const textOrEmpty = z.catch(text(), '')

const link = z.object({ url: textOrEmpty, text: text() })
export type FooterLink = z.infer<typeof link>

const icon = z.object({ iconName: text(), link: text() })

/** The width or height of a logo, in px. */
const logoSize = z.catch(z.literal([80, 90]), 80)

const image = z.object({ label: textOrEmpty, source: text(), width: logoSize, height: logoSize })
export type FooterImage = z.infer<typeof image>

const group = z.object({
  heading: z.object({ iconName: textOrEmpty, link }),
  hideGroupInCheckout: flag(),
  introductoryText: textOrEmpty,
  links: z.catch(lenientList(z.object({ link, hideInClassic: flag() })), []),
  images: z.catch(lenientList(image), []),
})

/** A schema for each top-level key, so that an invalid key does not affect the others. */
export const footerContentKeys = {
  headline: text(),
  teaser: z.object({ groups: lenientList(group) }),
  seo: z.object({
    heading: textOrEmpty,
    columns: lenientList(z.object({ links: z.catch(lenientList(link), []) })),
  }),
  socialMedia: z.object({ heading: textOrEmpty, socialMediaIcons: lenientList(icon) }),
  appReferences: z.object({ heading: textOrEmpty, appIcons: lenientList(icon) }),
  legalLinks: lenientList(link),
  viewChanger: z.object({ toMobile: text(), toDesktop: text() }),
  qualityLogos: z.object({
    heading: textOrEmpty,
    logos: lenientList(z.object({ link: textOrEmpty, image })),
  }),
  salesTax: z.object({
    textBeforeLink: textOrEmpty,
    link: lenientOptional(link),
    textAfterLink: textOrEmpty,
  }),
  /** The addresses of the country sites, by the sites' names. */
  countries: lenientTable(text()),
}
type Keys = typeof footerContentKeys
type AllContent = { [K in keyof Keys]: z.infer<Keys[K]> }
/** No site's file has `countries`: only the page and the editors know other addresses. */
export type FooterContent = Omit<AllContent, 'countries'> & Partial<Pick<AllContent, 'countries'>>

/** The whole content, before its keys are validated one by one. */
export const footerContent = lenientTable(z.unknown())

/**
 * The logos of payment methods, carriers and seals that the shop serves as `{source}.svg`. Other names show no logo.
 */
export const LOGO_SOURCES: readonly string[] = [
  'blik',
  'eps',
  'gopay',
  'invoice',
  'mastercard',
  'p24',
  'paypal',
  'postfinance',
  'troy',
  'twint',
  'visa',
  'dhl',
  'dpd',
  'foxpost',
  'gls',
  'hermes',
  'inpost',
  'packeta',
  'post',
  'ppl',
  'swisspost',
  'yurtici',
  'ehi',
  'etbis',
  'fairtrade',
  'rainforest',
  'trustedshops',
]
