/** The pictures that content may name; an entry with an unknown name is shown without one. */
import { PRODUCT } from '../../../contracts/brand.js'
import * as brands from '../../../ui/brand-icons.js'
import { BAG, INFO, PHONE, RETURN, STAR, STORE, TRUCK } from '../../../ui/Icon.js'

const CALENDAR = 'M4 6h16v14H4zm0 4h16M8 4v4m8-4v4'
const CARD = 'M3 6h18v12H3zm0 4h18M6 15h4'

export const SERVICE_ICONS = new Map([
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

/** With the name that stands for the picture. */
export const BRANDS = new Map<string, readonly [name: string, icon: string]>([
  ['android', ['Google Play', brands.ANDROID]],
  ['appleinc', ['App Store', brands.APPLE]],
  ['facebook', ['Facebook', brands.FACEBOOK]],
  ['instagram', ['Instagram', brands.INSTAGRAM]],
  ['linkedin', ['LinkedIn', brands.LINKEDIN]],
  ['pinterest', ['Pinterest', brands.PINTEREST]],
  ['twitter', ['Twitter', brands.TWITTER]],
  ['xing', ['Xing', brands.XING]],
  ['youtube', ['YouTube', brands.YOUTUBE]],
])
