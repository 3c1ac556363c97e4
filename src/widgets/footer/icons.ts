/** The icons that content may name; an unknown name shows its entry without one. */
import { PRODUCT } from '../../contracts/brand.js'
import { ANDROID, APPLE, FACEBOOK, INSTAGRAM, YOUTUBE } from '../../ui/brand-icons.js'
import { BAG, INFO, PHONE, RETURN, STAR, STORE, TRUCK } from '../../ui/Icon.js'

const CALENDAR = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v5m7-5v5'
const CARD = 'M3 6h18v12.5H3zM3 10h18M6.5 15h4'

/** Outlines. */
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

/** The name that stands for a picture, and the picture: a solid shape. Without one it is in `rare-icons.ts`. */
export const BRAND_ICONS = new Map<string, readonly [label: string, path?: string]>([
  ['android', ['Google Play', ANDROID]],
  ['appleinc', ['App Store', APPLE]],
  ['facebook', ['Facebook', FACEBOOK]],
  ['instagram', ['Instagram', INSTAGRAM]],
  ['youtube', ['YouTube', YOUTUBE]],
  ['linkedin', ['LinkedIn']],
  ['pinterest', ['Pinterest']],
  ['twitter', ['Twitter']],
  ['xing', ['Xing']],
])
