/** From the content that people write to the form that is drawn, key by key. */
import { PRODUCT } from '../../../contracts/brand.js'
import {
  LOGO_SOURCES,
  type FooterContent,
  type FooterImage,
  type FooterLink,
} from '../../../contracts/footer.js'
import type { Group, Link, Logo, Shown } from '../shown.js'
import { BRANDS, SERVICE_ICONS } from './icons.js'

type Warn = (what: string) => void
type Key = keyof FooterContent
type Pack<K extends Key, Packed> = readonly [key: K, pack: (content: FooterContent[K], warn: Warn) => Packed]

/** Editors write the brand's name as `{product}`. */
const fillIn = (text: string): string => text.replaceAll('{product}', PRODUCT)

/** Without the zeros and empty texts at its end. */
const cut = <T extends readonly unknown[]>(list: T): T =>
  list.slice(0, list.findLastIndex(Boolean) + 1) as readonly unknown[] as T

const toLink = ({ url, text }: FooterLink): Link => [fillIn(url), text]

const toBrand = ({ iconName, link }: { iconName: string; link: string }): Link => {
  const name = BRANDS.get(iconName)
  return name ? [fillIn(link), name, iconName] : [fillIn(link), iconName]
}

/** A size that is the usual one needs no telling. */
const toSize = (size: number) => (size === 90 ? size : 0)
const toLogo = (link: string, { label, source, width, height }: FooterImage): Logo =>
  cut([fillIn(link), label, source, toSize(width), toSize(height)])

function isKnown({ source }: FooterImage, warn: Warn): boolean {
  const isThere = LOGO_SOURCES.includes(source)
  if (!isThere) warn(`unknown logo "${source}"`)
  return isThere
}

/** The keys in the order of what is shown. */
export const PACKERS: readonly [
  Pack<'headline', Shown[0]>,
  Pack<'teaser', Shown[1]>,
  Pack<'seo', Shown[2]>,
  Pack<'socialMedia', Shown[3]>,
  Pack<'appReferences', Shown[4]>,
  Pack<'qualityLogos', Shown[5]>,
  Pack<'legalLinks', Shown[6]>,
  Pack<'salesTax', Shown[7]>,
  Pack<'viewChanger', Shown[8]>,
] = [
  ['headline', (text) => text],
  [
    'teaser',
    ({ groups }, warn) =>
      groups.map(({ heading, links, introductoryText, images, hideGroupInCheckout }): Group => {
        const logos = images.filter((image) => isKnown(image, warn)).map((image) => toLogo('', image))
        return cut([
          SERVICE_ICONS.get(fillIn(heading.iconName)) ?? '',
          toLink(heading.link),
          links.map(({ link, hideInClassic }): Link =>
            cut([fillIn(link.url), link.text, '', hideInClassic ? 1 : 0]),
          ),
          introductoryText,
          logos.length > 0 ? logos : '',
          hideGroupInCheckout ? 1 : 0,
        ])
      }),
  ],
  ['seo', ({ heading, columns }) => [heading, columns.map(({ links }) => links.map(toLink))]],
  ['socialMedia', ({ heading, socialMediaIcons }) => [heading, socialMediaIcons.map(toBrand)]],
  ['appReferences', ({ heading, appIcons }) => [heading, appIcons.map(toBrand)]],
  [
    'qualityLogos',
    ({ heading, logos }, warn) => [
      heading,
      logos.filter(({ image }) => isKnown(image, warn)).map(({ link, image }) => toLogo(link, image)),
    ],
  ],
  ['legalLinks', (links) => links.map(toLink)],
  [
    'salesTax',
    ({ textBeforeLink, link, textAfterLink }) => [textBeforeLink, link ? toLink(link) : '', textAfterLink],
  ],
  ['viewChanger', ({ toMobile, toDesktop }) => [toMobile, toDesktop]],
]
