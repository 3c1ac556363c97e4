/** The content of a country's footer, which `SHOP_FOOTER` and the JSON island replace key by key.
 *  newsletter-footer-preview-support §3; interface, details of the footer. */
import * as z from 'zod/mini'
import { flag, list, maybe, or, text, type Schema, listOnly } from './shape.js'

/** A text that may be missing. */
const words = or(text(), '')

const link = z.object({ url: words, text: text() })
export type FooterLink = z.infer<typeof link>

const icon = z.object({ iconName: text(), link: text() })

/** Logos come in two sizes, in px; any other counts as the small one. */
const size = or(
  z.custom<number>((value) => value === 90),
  80,
)

const image = z.object({ label: words, source: text(), width: size, height: size })
export type FooterImage = z.infer<typeof image>

const group = z.object({
  heading: z.object({ iconName: words, link }),
  hideGroupInCheckout: flag(),
  introductoryText: words,
  links: list(z.object({ link, hideInClassic: flag() })),
  images: list(image),
})

/** Each top-level key by itself, so that a wrongly shaped one is skipped alone. */
export const footerContentKeys = {
  headline: text(),
  teaser: z.object({ groups: listOnly(group) }),
  seo: z.object({ heading: words, columns: listOnly(z.object({ links: list(link) })) }),
  socialMedia: z.object({ heading: words, socialMediaIcons: listOnly(icon) }),
  appReferences: z.object({ heading: words, appIcons: listOnly(icon) }),
  legalLinks: listOnly(link),
  viewChanger: z.object({ toMobile: text(), toDesktop: text() }),
  qualityLogos: z.object({ heading: words, logos: listOnly(z.object({ link: words, image })) }),
  salesTax: z.object({
    textBeforeLink: words,
    link: maybe(link),
    textAfterLink: words,
  }),
}

/** Content whose keys are still to be looked at. */
export const contentObject = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/** Payment, carrier and seal logos that the shop serves, as `{source}.svg`. Any other name shows nothing. */
export const LOGO_SOURCES =
  'blik eps gopay invoice mastercard p24 paypal postfinance troy twint visa dhl dpd foxpost gls hermes inpost packeta post ppl swisspost yurtici ehi etbis fairtrade rainforest trustedshops'.split(
    ' ',
  )

type Keys = typeof footerContentKeys
export type FooterContent = { [K in keyof Keys]: Keys[K] extends Schema<infer T> ? T : never }
