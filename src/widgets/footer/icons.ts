/** The icons that content may name; an unknown name shows its entry without one. */
import { PRODUCT } from '../../contracts/brand.js'
import { ANDROID, APPLE, FACEBOOK, INSTAGRAM, PINTEREST, XING, YOUTUBE } from '../../ui/brand-icons.js'
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

// The icon package leaves these two out at their owners' wish.
const LINKEDIN =
  'M3.5 9h4v12h-4zm2-6a2.2 2.2 0 1 0 0 4.5 2.2 2.2 0 0 0 0-4.5M9.8 9h3.8v1.7c1.6-3 7.9-3.1 7.9 2.7V21h-4v-6.7c0-3-3.7-2.7-3.7 0V21h-4z'
const TWITTER =
  'M22.5 5.8c-.8.3-1.6.6-2.5.7.9-.6 1.6-1.4 1.9-2.4-.8.5-1.8.9-2.8 1.1a4.3 4.3 0 0 0-7.4 3.9C8.1 8.9 4.9 7.2 2.8 4.6c-1.2 2-.6 4.5 1.3 5.8-.7 0-1.4-.2-1.9-.5 0 2.1 1.5 3.8 3.4 4.2-.6.2-1.3.2-1.9.1.5 1.7 2.1 2.9 4 3A8.7 8.7 0 0 1 1.3 18.9a12.3 12.3 0 0 0 18.9-10.9c.9-.6 1.7-1.3 2.3-2.2'

/** Solid shapes, with the name that stands for the picture. */
export const BRAND_ICONS = new Map([
  ['android', ['Google Play', ANDROID]],
  ['appleinc', ['App Store', APPLE]],
  ['facebook', ['Facebook', FACEBOOK]],
  ['instagram', ['Instagram', INSTAGRAM]],
  ['linkedin', ['LinkedIn', LINKEDIN]],
  ['pinterest', ['Pinterest', PINTEREST]],
  ['twitter', ['Twitter', TWITTER]],
  ['xing', ['Xing', XING]],
  ['youtube', ['YouTube', YOUTUBE]],
] as ReadonlyArray<[string, [label: string, path: string]]>)
