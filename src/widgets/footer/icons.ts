/** The pictures that content may name; an entry with an unknown name is shown without one. */
import { PRODUCT } from '../../contracts/brand.js'
import { BAG, INFO, PHONE, RETURN, STAR, STORE, TRUCK } from '../../ui/Icon.js'

const CALENDAR = 'M4 6h16v14H4zm0 4h16M8 4v4m8-4v4'
const CARD = 'M3 6h18v12H3zm0 4h18M6 15h4'

/** Path data of the icons of service groups. */
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

/** The brands of the sheet of marks, and the names by which people know them. */
export const BRANDS: ReadonlyMap<string, string> = new Map([
  ['android', 'Google Play'],
  ['appleinc', 'App Store'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['pinterest', 'Pinterest'],
  ['twitter', 'Twitter'],
  ['xing', 'Xing'],
  ['youtube', 'YouTube'],
])

/** Editors write the brand's name as `{product}`, in addresses and in names of icons. */
export const withBrand = (text: string): string => text.replaceAll('{product}', PRODUCT)
