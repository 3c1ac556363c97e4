/**
 * The icons and brands that content may name, in the headings of service groups and in the lists of social media and apps.
 * An entry with an unknown name is shown without an icon.
 */
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import type { TextFunctions } from '../../texts/text.js'
import { PRODUCT } from '../../api/brand.js'
import { BAG, INFO, PHONE, STORE, Icon } from '../../ui/Icon.js'
import { useWidget } from '../../ui/use-widget.js'
import marks from './marks.svg'

const STAR = 'M12 3l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z'
const TRUCK = 'M3 6h11v11H3zm11 4h4l3 3v4h-7m-9 0a2 2 0 0 0 4 0m6 0a2 2 0 0 0 4 0'
const RETURN = 'M4 9h11a5 5 0 0 1 0 10H7M8 5 4 9l4 4'

const CALENDAR = 'M4 6h16v14H4zm0 4h16M8 4v4m8-4v4'
const CARD = 'M3 6h18v12H3zm0 4h18M6 15h4'

/** The icons of service groups, as SVG path data. */
export const SERVICE_ICONS: ReadonlyMap<string, string> = new Map([
  ['branch_store', STORE],
  ['click_collect', BAG],
  ['contact', PHONE],
  ['delivery_via_haulage_company', TRUCK],
  ['easy_pay', CARD],
  ['free_shipping', TRUCK],
  ['return_shipping', RETURN],
  ['service_info', INFO],
  ['thirty_day_return', CALENDAR],
  [`${PRODUCT}_card`, STAR],
])

/** The brands in `marks.svg`, with the names that people know them by. */
export const BRANDS: ReadonlyMap<string, string> = new Map([
  ['android', 'Google Play'],
  ['appleinc', 'App Store'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['pinterest', 'Pinterest'],
  ['twitter', 'X'],
  ['xing', 'Xing'],
  ['youtube', 'YouTube'],
])

/** Replaces `{product}`, which editors write for the brand's name in addresses and icon names. */
export const withBrand = (text: string): string => text.replaceAll('{product}', PRODUCT)

const CARD_ICON = `${PRODUCT}_card`

/** The name of an icon for people. */
export function iconText(name: string, texts: TextFunctions<FooterTexts['icons']>): string {
  if (!SERVICE_ICONS.has(name)) return BRANDS.get(name) ?? name
  return texts[(name === CARD_ICON ? 'card' : name) as keyof typeof texts]()
}

/**
 * A brand's mark or a country's flag. All are in one SVG file, which loads when the first one is near the viewport.
 *
 * @param name  the id of a `<view>` in the SVG file: a brand's name in the content, or a country's two letters
 */
export function Mark({ name }: { name: string }) {
  const { asset } = useWidget()
  return <img src={`${asset(marks)}#${name}`} alt="" width={24} height={24} loading="lazy" />
}

/** An icon or a brand's mark, by its name in the content. An unknown name shows nothing. */
export function NamedIcon({ name }: { name: string }) {
  const known = withBrand(name)
  const path = SERVICE_ICONS.get(known)
  if (path) return <Icon path={path} />
  return BRANDS.has(known) ? <Mark name={known} /> : null
}
