/**
 * The content of a site's footer. The promotion `SHOP_FOOTER` and the JSON island replace some of its top-level keys.
 */
import * as z from 'zod/mini'
import { lenientTable, type Fields } from './fields.js'

const createTextOrEmpty = (f: Fields) => f.fallback(f.text(), '')

const createLink = (f: Fields) => z.object({ url: createTextOrEmpty(f), text: f.text() })
export type FooterLink = z.infer<ReturnType<typeof createLink>>

function createImage(f: Fields) {
  /** The width or height of a logo, in px. */
  const logoSize = f.fallback(z.literal([80, 90]), 80)
  return z.object({ label: createTextOrEmpty(f), source: f.text(), width: logoSize, height: logoSize })
}
export type FooterImage = z.infer<ReturnType<typeof createImage>>

/** A schema for each top-level key, so that an invalid key does not affect the others. */
export function createFooterContentKeys(f: Fields) {
  const textOrEmpty = createTextOrEmpty(f)
  const link = createLink(f)
  const image = createImage(f)
  const icon = z.object({ iconName: f.text(), link: f.text() })
  const group = z.object({
    heading: z.object({ iconName: textOrEmpty, link }),
    hideGroupInCheckout: f.flag(),
    introductoryText: textOrEmpty,
    links: f.fallback(f.list(z.object({ link, hideInClassic: f.flag() })), []),
    images: f.fallback(f.list(image), []),
  })
  return {
    headline: f.text(),
    teaser: z.object({ groups: f.list(group) }),
    seo: z.object({
      heading: textOrEmpty,
      columns: f.list(z.object({ links: f.fallback(f.list(link), []) })),
    }),
    socialMedia: z.object({ heading: textOrEmpty, socialMediaIcons: f.list(icon) }),
    appReferences: z.object({ heading: textOrEmpty, appIcons: f.list(icon) }),
    legalLinks: f.list(link),
    viewChanger: z.object({ toMobile: f.text(), toDesktop: f.text() }),
    qualityLogos: z.object({
      heading: textOrEmpty,
      logos: f.list(z.object({ link: textOrEmpty, image })),
    }),
    salesTax: z.object({
      textBeforeLink: textOrEmpty,
      link: f.optional(link),
      textAfterLink: textOrEmpty,
    }),
    /** The addresses of the country sites, keyed by site name. */
    countries: f.table(f.text()),
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
