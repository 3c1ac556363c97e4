/** The content of a country's footer, which `SHOP_FOOTER` and the JSON island replace key by key.
 *  newsletter-footer-preview-support §3; interface, details of the footer. */
import * as z from 'zod/mini'
import { count, flag, list, maybe, or, text, type Schema, listOnly } from './shape.js'

const link = z.object({ url: or(text(), ''), text: text(300) })
export type FooterLink = z.infer<typeof link>

const icon = z.object({ iconName: text(60), link: text() })

const group = z.object({
  heading: z.object({ iconName: or(text(60), ''), link }),
  hideGroupInCheckout: flag(),
  introductoryText: or(text(1000), ''),
  links: list(z.object({ link, hideInClassic: flag() })),
  images: list(z.object({ label: or(text(200), ''), source: text(60) })),
})
export type FooterGroup = z.infer<typeof group>

const logo = z.object({
  link: or(text(), ''),
  image: z.object({
    label: or(text(200), ''),
    source: text(60),
    width: or(count(), 80),
    height: or(count(), 80),
  }),
})

/** Each top-level key by itself, so that a wrongly shaped one is skipped alone. */
export const footerContentKeys = {
  headline: text(300),
  teaser: z.object({ groups: listOnly(group) }),
  seo: z.object({ heading: or(text(300), ''), columns: listOnly(z.object({ links: list(link) })) }),
  socialMedia: z.object({ heading: or(text(300), ''), socialMediaIcons: listOnly(icon) }),
  appReferences: z.object({ heading: or(text(300), ''), appIcons: listOnly(icon) }),
  legalLinks: listOnly(link),
  viewChanger: z.object({ toMobile: text(200), toDesktop: text(200) }),
  qualityLogos: z.object({ heading: or(text(300), ''), logos: listOnly(logo) }),
  salesTax: z.object({
    textBeforeLink: or(text(500), ''),
    link: maybe(link),
    textAfterLink: or(text(500), ''),
  }),
}

/** Content whose keys are still to be looked at. */
export const isContentObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const contentObject = z.custom<object>(isContentObject)

/** Payment, carrier and seal logos that the shop serves, as `{source}.svg`. Any other name shows nothing. */
export const LOGO_SOURCES =
  'amex blik eps gopay invoice mastercard p24 paypal postfinance troy twint visa dhl dpd foxpost gls hermes inpost packeta post ppl swisspost yurtici ehi etbis fairtrade rainforest trustedshops'.split(
    ' ',
  )
export const isLogoSource = (source: string): boolean => LOGO_SOURCES.includes(source)

type Keys = typeof footerContentKeys
export type FooterContent = { [K in keyof Keys]: Keys[K] extends Schema<infer T> ? T : never }
