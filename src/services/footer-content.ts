/**
 * The content of a site's footer. The promotion `SHOP_FOOTER` and the JSON island replace some of its top-level keys.
 */
import * as z from 'zod/mini'
import { flag, label, lenientList, lenientOptional, lenientTable, text } from './fields.js'

const createTextOrEmpty = () => z.catch(text(), '')

const createLink = () => z.object({ url: createTextOrEmpty(), text: label() })
export type FooterLink = z.infer<ReturnType<typeof createLink>>

function createImage() {
  /** The width or height of a logo, in px. */
  const logoSize = z.catch(z.literal([80, 90]), 80)
  return z.object({ label: createTextOrEmpty(), source: text(), width: logoSize, height: logoSize })
}
export type FooterImage = z.infer<ReturnType<typeof createImage>>

/** A schema for each top-level key, so that an invalid key does not affect the others. */
export function createFooterContentKeys() {
  const textOrEmpty = createTextOrEmpty()
  const link = createLink()
  const image = createImage()
  const icon = z.object({ iconName: label(), link: text() })
  const group = z.object({
    heading: z.object({ iconName: textOrEmpty, link }),
    hideGroupInCheckout: flag(),
    introductoryText: textOrEmpty,
    links: z.catch(lenientList(z.object({ link, hideInClassic: flag() })), []),
    images: z.catch(lenientList(image), []),
  })
  return {
    headline: text(),
    teaser: z.object({ groups: lenientList(group) }),
    seo: z.object({
      heading: label(),
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
    /** The addresses of the country sites, keyed by site name. */
    countries: lenientTable(text()),
  }
}
type Keys = ReturnType<typeof createFooterContentKeys>
type AllContent = { [K in keyof Keys]: z.infer<Keys[K]> }
/** No site's file has `countries`: only the host page and the editors know other addresses. */
export type FooterContent = Omit<AllContent, 'countries'> & Partial<Pick<AllContent, 'countries'>>

/** The whole content, before each key is validated. */
export const rawFooterContent = lenientTable(z.unknown())

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
